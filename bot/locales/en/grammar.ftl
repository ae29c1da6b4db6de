# How words and parts of sentences are joined. $next comes behind all that $first has already.
# Four ways, so that a language may do each in its own: with “and” before the last, without it,
# longer parts of a sentence, and facts that stand side by side in a line.

list-next = { $first }, { $next }
list-last = { $first } and { $next }
clauses-next = { $first }; { $next }
facts-next = { $first } · { $next }
