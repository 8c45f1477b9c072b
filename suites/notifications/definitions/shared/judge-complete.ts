import type { NumberedWalk, Sender, Stage } from '../../../../src/scenario/index.js'
import { idsOf } from './ids-of.js'
import { listDefinitions } from './list-definitions.js'

const looked = 5
const remedy = 'fixtures.notifications.expiredDefinition'

interface Lists {
  readonly customer: Sender
  /** Definitions that may belong there, besides those of the lists: all that are listed unasked or named. */
  readonly candidates: readonly string[]
  readonly expired: boolean
  readonly list: NumberedWalk
  /** The list with the other value, whose definitions are judged there. */
  readonly other: NumberedWalk
}

/** Judges that the list with this value of `expired` lacks no definition that says so of itself. */
export async function judgeComplete(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  { customer, candidates, expired, list, other }: Lists,
): Promise<void> {
  const says = async (id: string): Promise<boolean> => {
    const definition = await customer.send('getDefinition', { path: { definitionId: id } })
    return definition.status === 200 && definition.at('/expired') === expired
  }
  const those = async (ids: readonly string[]): Promise<readonly string[]> => {
    const told = await Promise.all(ids.map(says))
    return ids.filter((_, at) => told[at])
  }
  const page = list.pages[0]?.answer
  if (page === undefined || !list.complete)
    return undecided(requirement, `The list with expired=${expired} was not read to its end.`)
  const known = new Set(candidates)
  const there = new Set(idsOf(list))
  const elsewhere = new Set(idsOf(other))
  const suspects = [...known].filter((id) => !there.has(id) && !elsewhere.has(id))
  let missing = await those(suspects.slice(0, looked))
  let answer = page
  if (missing.length > 0) {
    // It may have been created or let expire only now: what is missing was so before the list was read, and after.
    const again = await listDefinitions(customer, { expired })
    answer = again.pages[0]?.answer ?? page
    const found = new Set(idsOf(again))
    missing = again.complete ? await those(missing.filter((id) => !found.has(id))) : []
  }
  const witnesses = await those([...known].filter((id) => there.has(id)).slice(0, 1))
  if (missing.length === 0 && witnesses.length === 0)
    return undecided(requirement, `No definition is known whose expired is ${expired}.`, { remedy })
  verify(requirement, answer).that({
    holds: missing.length === 0,
    expected: `all definitions whose expired is ${expired}`,
    actual: `a list without ${missing.join(', ')}`,
    pointer: '/_embedded/items',
    whole: true,
  })
}
