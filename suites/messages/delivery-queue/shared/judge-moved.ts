import {
  identify,
  type Stage,
  staysSo,
  type Verification,
  walkNumbered,
} from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'

type Parts = AtEndpoint & Pick<Stage, 'operation' | 'plain' | 'walk'>

/** The list of an operation that a supplement describes, of our subscription where it can be requested. */
export async function listOf(at: Parts, operationId: string): Promise<Waiting> {
  const { pushed, customer } = at
  const operation = at.operation(operationId)
  const takes = (named: string): boolean => operation.parameters.some(({ name }) => name === named)
  const { query, path } = (await at.plain(operation)).order
  const own = { ...query, ...(takes('subscription') && { subscription: pushed[0].subscription }) }
  // What was delivered once is kept: such a list has the bounds of the run. One that takes no numbers of items may be one
  // page, or lead on by links.
  return waitingIn(at, own, operationId, () =>
    takes('start')
      ? walkNumbered(customer, operationId, own, {}, path)
      : at.walk(customer, operationId, own),
  )
}

/**
 * Judges that a list has more notifications than before, and keeps them: that they are the same ones by their names is
 * not said.
 *
 * @param count how many more
 */
export async function judgeMoved(
  at: Parts,
  verification: Verification,
  operationId: string,
  before: Waiting,
  count = 1,
): Promise<void> {
  const wasThere = isOneOf(...before.items.map(identify))
  const fresh = ({ items }: Waiting) => items.filter((item) => !wasThere(item)).map(identify)
  const read = (): Promise<Waiting> => listOf(at, operationId)
  const list = await at.eventually(
    at.endpoint.patience,
    read,
    (seen) => fresh(seen).length >= count,
  )
  const what = `notifications that were not there before: ${count}`
  const actual = String(fresh(list).length)
  const those = {
    holds: fresh(list).length >= count,
    expected: what,
    actual,
    pointer: '/_embedded/items',
  }
  if (!verification(list).that(those)) return
  await staysSo(verification, async (look) => look(await read()).holds(fresh(list)))
}
