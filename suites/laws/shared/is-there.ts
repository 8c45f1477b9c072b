import type { Answer, Verification } from '../../../src/scenario/index.js'

/**
 * Judges that what was written is behind an address that the answer to the write gives. One that takes no GET, which no
 * operation documents, is that of something else.
 */
export function isThere(verify: Verification, behind: Answer, written: Answer): boolean {
  const there = verify(behind, written)
  return there.statusIsNot(405) && there.status(200)
}
