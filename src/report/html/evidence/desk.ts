/** The room that evidence has in one report: what is used up is gone for what follows. */
export interface Desk {
  /** Bytes of markup that exchanges may still take. */
  markup: number
  /** Characters of bodies that may still be looked through to lay them out. */
  layout: number
}

export const openDesk = (): Desk => ({ markup: 10 * 1024 ** 2, layout: 80 * 1024 ** 2 })
