/** Exchanges that are shown under one finding; further ones are listed by number. */
export const shownExchanges = 5
