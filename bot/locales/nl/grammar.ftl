# Hoe woorden en zinsdelen worden samengevoegd.

list-next = { $first }, { $next }
list-last = { $first } en { $next }
clauses-next = { $first }; { $next }
facts-next = { $first } · { $next }
