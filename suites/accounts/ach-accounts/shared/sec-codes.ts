/** Kinds of ACH transfers (document 1, listEligibleAchAccounts). */
export const secCodes = ['arc', 'boc', 'ccd', 'cie', 'ctx', 'pop', 'ppd', 'rck', 'tel', 'web']
