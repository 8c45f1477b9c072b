/** Data that stories ask for; rates need none. */
export const fixtures = {}

/** What a profile may give under `fixtures.rates`, with a sentence on each. */
export const given = {}
