/** The room that evidence has in one report: what is used up is gone for what follows. */
export interface EvidenceBudget {
  /** Bytes of markup that exchanges may still take. */
  markup: number
  /** Characters of bodies that may still be looked through to lay them out. */
  layout: number
  /** Bytes of markup that commands which send requests again may still take. */
  commands: number
}

export const openEvidenceBudget = (): EvidenceBudget => ({
  markup: 10 * 1024 ** 2,
  layout: 80 * 1024 ** 2,
  // A command takes some 500 bytes: this is room for eight thousand of them, or for few that a target made long.
  commands: 4 * 1024 ** 2,
})
