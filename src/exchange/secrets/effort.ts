/** Work that one search may still take. A text that would take more is not looked through to its end. */
export interface Effort {
  left: number
}

/** Steps for any text, however short. */
const least = 4_000_000

/**
 * Grants what any honest text needs many times over.
 *
 * @param length of the text, in UTF-16 units
 */
export const effortFor = (length: number): Effort => ({ left: least + 2 * length })
