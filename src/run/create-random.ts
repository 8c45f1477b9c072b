/**
 * Whole numbers from 0 below `n`, the same for the same seed and name (mulberry32).
 *
 * @param seed any whole number
 * @param name whose numbers they are: side by side, none draws from the numbers of another
 */
export function createRandom(seed: number, name = ''): (n: number) => number {
  let state = seed >>> 0
  for (const character of name)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n)
  }
}
