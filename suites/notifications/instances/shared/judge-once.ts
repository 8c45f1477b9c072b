import type { Item, Verification } from '../../../../src/scenario/index.js'
import type { Made } from '../../shared/made-definition.js'

/** Judges that a list of active notifications has no more than one of a global definition, whose text is known. */
export function judgeOnce(
  verified: ReturnType<Verification>,
  items: readonly Item[],
  { type }: Made,
): void {
  const count = items.filter((item) => JSON.stringify(item).includes(type)).length
  verified.that({
    holds: count < 2,
    expected: 'one notification of the global definition',
    actual: String(count),
    pointer: '/_embedded/items',
  })
}
