import { identify, type Walk } from '../../../../src/scenario/index.js'

/** Whether a list that was read to its end lacks one of these. */
export function isMissing({ items, end }: Walk, due: readonly string[]): boolean {
  const there = new Set(items.map(identify))
  return end.kind === 'complete' && due.some((id) => !there.has(id))
}
