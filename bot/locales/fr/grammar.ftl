# Comment se joignent les mots et les parties d’une phrase.

list-next = { $first }, { $next }
list-last = { $first } et { $next }
clauses-next = { $first } ; { $next }
facts-next = { $first } · { $next }
