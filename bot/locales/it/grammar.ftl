# Come si uniscono parole e parti di frase. E($next) scrive «ed» davanti a un’altra e: Bob ed Eva.

list-next = { $first }, { $next }
list-last = { $first } { E($next) }{ $next }
clauses-next = { $first }; { $next }
facts-next = { $first } · { $next }
