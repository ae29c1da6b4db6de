# Palabras que se escriben. Nadie las lee: aquí van todas las que se usan.
# Mayúsculas y acentos dan igual al escribirlas.

## El fin de las vacaciones. El inglés se entiende además de cada idioma, cuyas palabras van primero.

typed-days = d día días
typed-weeks = s sem sems semana semanas
typed-months = enero ene en, febrero feb febr, marzo mar, abril abr, mayo may, junio jun, julio jul, agosto ago agto, septiembre sept sep setiembre set setbre, octubre oct, noviembre nov novbre, diciembre dic dicbre
typed-fillers = el hasta de del º o er ro
