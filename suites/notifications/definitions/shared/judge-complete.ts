import {
  type Sender,
  type Verification,
  type Walk,
  whyPartial,
} from '../../../../src/scenario/index.js'
import { idsOf } from './ids-of.js'
import { listDefinitions } from './list-definitions.js'
import { remedyOf } from './remedy-of.js'

const looked = 5

interface Lists {
  readonly customer: Sender
  /** Definitions that may belong there: all that are listed unasked or named. */
  readonly candidates: readonly string[]
  readonly expired: boolean
  readonly list: Walk
  /** The list with the other value, whose definitions are judged there. */
  readonly other: Walk
}

/** Judges that the list with this value of `expired` lacks no definition that says so of itself. */
export async function judgeComplete(
  verify: Verification,
  { customer, candidates, expired, list, other }: Lists,
): Promise<void> {
  const partial = whyPartial(list)
  if (partial !== undefined) return verify.undecided(partial.because, partial)
  const says = async (definitionId: string): Promise<boolean> => {
    const definition = await customer.send('getDefinition', { path: { definitionId } })
    return definition.status === 200 && definition.at('/expired') === expired
  }
  const those = async (ids: readonly string[]): Promise<readonly string[]> => {
    const told = await Promise.all(ids.map(says))
    return ids.filter((_, index) => told[index])
  }
  const [there, elsewhere] = [list, other].map(({ items }) => new Set(idsOf(items)))
  const known = [...new Set(candidates)]
  const suspects = known.filter((id) => !there?.has(id) && !elsewhere?.has(id))
  const witnesses = known.filter((id) => there?.has(id))
  const due = await those([...suspects.slice(0, looked), ...witnesses.slice(0, 1)])
  if (due.length === 0)
    return verify.undecided(`No definition is known whose expired is ${expired}.`, {
      remedy: remedyOf(expired),
    })
  await verify.confirmed(async (compare) => {
    // What came to be so only now need not be in a list that was read before.
    const still = await those(due)
    const again = await listDefinitions(customer, { expired })
    if (still.length > 0) compare(again).holds(still, '_id')
  })
}
