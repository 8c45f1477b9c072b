import { identify, type Stage, type Walk } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

/** A list by type, and in the opposite order. */
interface BothOrders {
  readonly up: Walk
  readonly down: Walk
}

/**
 * Assumes that a list keeps its order beside expired: the other way round, its types come the other way round. Whether it
 * can be sorted by type is not shown, so that goes for a target that turns the whole list.
 */
export async function assumeTurned({
  customer,
  assume,
}: Pick<Stage, 'customer' | 'assume'>): Promise<void> {
  const read = async (beside: { readonly expired?: boolean }): Promise<BothOrders> => ({
    up: await listDefinitions(customer, { ...beside, sortBy: 'type' }),
    down: await listDefinitions(customer, { ...beside, sortBy: '-type' }),
  })
  for (const expired of [true, false]) {
    const first = await read({ expired })
    // Others may have changed it meanwhile.
    const seen = isTurned(first) ? first : await read({ expired })
    if (isTurned(seen) || !areComparable(seen)) continue
    const whole = await read({})
    if (!areComparable(whole) || !isTurned(whole)) return
    const due = typesOf(seen.up).toReversed()
    assume(seen.down, 'notifications.getDefinitions.sorted').inOrder(due, 'type')
  }
}

const typesOf = ({ items }: Walk): readonly string[] => items.map(({ type }) => String(type))

const isTurned = ({ up, down }: BothOrders): boolean =>
  typesOf(up).toReversed().join('\n') === typesOf(down).join('\n')

/** Whether both hold the same definitions, of types of which every way to compare texts puts one before the other. */
function areComparable({ up, down }: BothOrders): boolean {
  const [one, other] = [up, down].map(({ items }) => items.map(identify).toSorted().join('\n'))
  const types = new Set(typesOf(up))
  const letters = new Set([...types].map((type) => type.toLowerCase()))
  const areLetters = [...types].every((type) => /^[a-z]+$/i.test(type))
  const areWhole = up.end.kind === 'complete' && down.end.kind === 'complete'
  return areWhole && one === other && areLetters && letters.size === types.size && types.size > 1
}
