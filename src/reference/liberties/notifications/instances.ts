import type { Behaviour } from '../../behaviour.js'
import { changeJson, type JsonObject } from '../../change-json.js'
import type { Liberty } from '../../liberty.js'

const shapes = 'What the operations on notifications take and answer is not shown.'
const listing = 'What is listed without a context, and in which order, is not shown.'

const liberty = (
  name: string,
  sentence: string,
  because: string,
  behaviour: NonNullable<Liberty['behaviour']>,
): Liberty => ({ name: `instances-${name}`, sentence, because, behaviour })

/** A refusal of notifications with this status, whatever for. */
const refusedWith =
  (status: number) =>
  ({ creationRefusal }: Behaviour): Partial<Behaviour> => ({
    creationRefusal: (fault) => [status, creationRefusal(fault)[1]],
  })

const liberties: readonly Liberty[] = [
  {
    name: 'instances-errors-without-type',
    sentence: 'Errors about notifications tell no type.',
    because: 'An answer 422 may carry the types; none is required.',
    response: changeJson({ statuses: [404, 422] }, ({ _error: error, ...body }) => {
      if (error === undefined) return body
      const { type: _, ...rest } = error as JsonObject
      return { ...body, _error: rest }
    }),
  },
  liberty(
    'refused-as-malformed',
    'What notifications cannot be created from is refused with 400.',
    shapes,
    refusedWith(400),
  ),
  liberty(
    'refused-as-missing',
    'What notifications cannot be created from is refused with 404.',
    shapes,
    refusedWith(404),
  ),
  liberty('global-unasked', 'Global notifications are always listed.', listing, () => ({
    globalShown: ({ expired }) => !expired,
  })),
  liberty('none-unasked', 'Nothing is listed unless a context is asked for.', listing, () => ({
    inContexts: ({ contextName }, wanted) => wanted.includes(contextName),
  })),
  liberty(
    'user-is-all',
    'The context user stands for all notifications of the user.',
    'What the context user means is not said.',
    () => ({
      inContexts: ({ contextName }, wanted) =>
        wanted.length === 0 || wanted.includes('user') || wanted.includes(contextName),
    }),
  ),
  liberty(
    'gone-with-definition',
    'Notifications of a definition that has expired are not active.',
    'What becomes of them is not said.',
    ({ isActive }) => ({
      isActive: (isDismissed, definition) =>
        !definition.expired && isActive(isDismissed, definition),
    }),
  ),
  liberty(
    'checked-in-another-order',
    'A request is found to be about an expired definition before it is found to be about a global one.',
    'In which order reasons to refuse are found is not said.',
    ({ creationChecks }) => ({ creationChecks: () => creationChecks().toReversed() }),
  ),
  {
    name: 'instances-newest-first',
    sentence: 'The newest notification is listed first, and says more of itself.',
    because: `${listing} ${shapes}`,
    response: changeJson(
      { operations: ['getActiveNotifications'], statuses: [200] },
      ({ _embedded: embedded, ...body }) => {
        const { items = [] } = (embedded ?? {}) as { items?: JsonObject[] }
        const more = items.map((one) => ({ ...one, dismissed: false, expiresAt: null }))
        return { ...body, count: items.length, _embedded: { items: more.toReversed() } }
      },
    ),
  },
]

export default liberties
