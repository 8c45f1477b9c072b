import { identify, type Stage, type Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import { type Narrowed, type Waiting, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/at-endpoint.js'

type Parts = AtEndpoint & Pick<Stage, 'operation'>

/** The list of an operation that a supplement describes, of our subscription where it can be requested. */
export function listOf(at: Parts, operationId: string): Promise<Waiting> {
  const { pushed, operation } = at
  const narrows = operation(operationId).parameters.some(({ name }) => name === 'subscription')
  const query: Narrowed = narrows ? { subscription: pushed[0].subscription } : {}
  return waitingIn(at, query, operationId)
}

/** Judges that a list has one more notification than before: that it is the same one by its name is not said. */
export async function judgeMoved(
  at: Parts,
  verification: Verification,
  operationId: string,
  before: Waiting,
): Promise<void> {
  const wasThere = isOneOf(...before.items.map(identify))
  const list = await at.eventually(
    at.endpoint.patience,
    () => listOf(at, operationId),
    ({ items }) => !items.every(wasThere),
  )
  verification(list).holdsSome('notification that was not there before', (one) => !wasThere(one))
}
