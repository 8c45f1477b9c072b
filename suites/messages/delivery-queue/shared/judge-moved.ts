import { identify, type Stage } from '../../../../src/scenario/index.js'
import { type Narrowed, waitingIn } from '../../shared/waiting-in.js'
import type { AtEndpoint } from '../../shared/at-endpoint.js'
import { eventually } from '../../shared/eventually.js'

type Parts = AtEndpoint & Pick<Stage, 'operation' | 'verify'>

/** The list of an operation that a supplement describes, of our subscription where it can be asked for. */
export async function idsIn(at: Parts, operationId: string) {
  const { pushed, operation } = at
  const narrows = operation(operationId).parameters.some(({ name }) => name === 'subscription')
  const query: Narrowed = narrows ? { subscription: pushed[0].subscription } : {}
  const { items, page } = await waitingIn(at, query, operationId)
  return { ids: new Set(items.map(identify)), page }
}

/** Judges that a list has one more notification than before: that it is the same one by its name is not said. */
export async function judgeMoved(
  at: Parts,
  operationId: string,
  before: ReadonlySet<string>,
  requirement: string,
): Promise<void> {
  let seen = await idsIn(at, operationId)
  const come = await eventually(at, at.endpoint.patience, async () => {
    seen = await idsIn(at, operationId)
    return [...seen.ids].find((id) => !before.has(id))
  })
  at.verify(requirement, seen.page).that({
    holds: come !== undefined,
    expected: 'the notification',
    actual: come ?? 'no further one',
    pointer: '/_embedded/items',
  })
}
