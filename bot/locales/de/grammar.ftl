# Wie Wörter und Satzteile verbunden werden.

list-next = { $first }, { $next }
list-last = { $first } und { $next }
clauses-next = { $first }; { $next }
facts-next = { $first } · { $next }
