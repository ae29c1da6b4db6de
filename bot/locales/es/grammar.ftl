# Cómo se unen las palabras y las partes de una frase. { Y($next) } es «y » o, ante el sonido i, «e ».

list-next = { $first }, { $next }
list-last = { $first } { Y($next) }{ $next }
clauses-next = { $first }; { $next }
facts-next = { $first } · { $next }
