import type { Sender, Verification, Walk } from '../../../../src/scenario/index.js'
import { idsOf } from './ids-of.js'
import { listDefinitions } from './list-definitions.js'
import { readExpired } from './read-expired.js'

interface Lists {
  readonly customer: Sender
  readonly expired: boolean
  readonly list: Walk
  /** What definitions say of themselves, by their identifiers. */
  readonly known: ReadonlyMap<unknown, boolean>
}

/**
 * Judges that the list with this value of `expired` holds no definition that says otherwise of itself. A definition may
 * expire between two readings.
 *
 * @returns whether it holds none
 */
export async function judgeOnly(
  verify: Verification,
  { customer, expired, list, known }: Lists,
): Promise<boolean> {
  const such = `definitions whose expired is ${expired}`
  const isOther = (flag: boolean | undefined): boolean => flag !== undefined && flag !== expired
  const others = idsOf(list.items).filter((id) => isOther(known.get(id)))
  if (others.length === 0) return verify(list).holdsOnly(such, () => true, '_id')
  return verify.confirmed(async (compare) => {
    const again = await listDefinitions(customer, { expired })
    const suspects = idsOf(again.items).filter((id) => others.includes(id))
    const flags = await readExpired(customer, suspects)
    compare(again).holdsOnly(such, ({ _id: id }) => !isOther(flags.get(String(id))), '_id')
  })
}
