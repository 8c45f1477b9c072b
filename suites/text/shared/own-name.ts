/** A name of ours for a string or a group; it is a simple name of at most 14 characters, whichever way one reads them. */
export const ownName = (random: (n: number) => number): string => `assay${random(1e9)}`
