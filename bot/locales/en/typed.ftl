# Words that people type. Nobody reads them: list all that are in use.
# Capitals and accents make no difference when somebody types them.

## The end of a holiday. English is understood besides every language, whose own words go before.

# Words for days and for weeks, also short ones, with spaces between them.
typed-days = d day days
typed-weeks = w wk wks week weeks

# The twelve months: a comma after each, spaces between its spellings.
typed-months = january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sept sep, october oct, november nov, december dec

# What may stand in a date beside day, month and year without any meaning.
typed-fillers = the of st nd rd th
