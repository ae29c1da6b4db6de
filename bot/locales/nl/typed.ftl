# De woorden die mensen typen. Niemand leest ze.

## Het einde van een vakantie.

typed-days = d dag dagen dg dgn
typed-weeks = w wk wkn week weken weekje weekjes
typed-months = januari jan, februari feb febr, maart mrt mar, april apr, mei, juni jun, juli jul, augustus aug, september sept sep, oktober okt, november nov, december dec
typed-fillers = de den e ste op tot en met t m van
