import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { CallOutcome } from '../../../src/reference/messages/delivery/delivery.js'
import { honestDeliveryBehaviour } from '../../../src/reference/messages/delivery/honest-delivery-behaviour.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('deliveries-by-state')
const day = 86_400_000

/** What is taken in this way is nowhere from then on. */
const lost = (isMeant: (outcome: CallOutcome) => boolean): NonNullable<Defect['behaviour']> => ({
  stateAfter: (outcome) =>
    isMeant(outcome) ? 'lost' : honestDeliveryBehaviour.stateAfter(outcome),
})

/** One of the lists does not show what is like this. */
const hidden = (
  list: 'queued' | 'failed',
  isMeant: (notification: Notification) => boolean,
): NonNullable<Defect['behaviour']> => ({
  shown: (all, collection) => (collection === list ? all.filter((one) => !isMeant(one)) : all),
})

/** After an answer with this status there is no other try. */
const notAfter = (status: number): NonNullable<Defect['behaviour']> => ({
  callsEndpoint: ({ error }) => error?.statusCode !== status,
})

const listed = 'messages.push.received-listed'
const retried = 'messages.push.retried'

/** Notifications of which it makes a difference how they were taken or refused. */
const defects: readonly Defect[] = [
  defect(
    'redirected-nowhere',
    'What was taken after a redirect leaves the queue, and was not received.',
    listed,
    lost((one) => one.kind === 'answered' && one.hops > 0 && one.status < 300),
  ),
  defect(
    'without-content-nowhere',
    'What was taken with 204 leaves the queue, and was not received.',
    listed,
    lost((one) => one.kind === 'answered' && one.status === 204),
  ),
  defect(
    'second-try-nowhere',
    'What was taken when it was tried again leaves the queue, and was not received.',
    listed,
    ({ callsEndpoint, shown }) => {
      const again = new Set<string>()
      return {
        callsEndpoint(one, tries, ahead) {
          if (tries > 0) again.add(one.id)
          return callsEndpoint(one, tries, ahead)
        },
        shown: (all, collection) =>
          shown(all, collection).filter(({ id }) => collection !== 'received' || !again.has(id)),
      }
    },
  ),
  defect('not-after-401', 'Who is not let in does not call again.', retried, notAfter(401)),
  defect('not-after-403', 'Who is forbidden to call does not call again.', retried, notAfter(403)),
  defect('not-after-300', 'Who is given a choice does not call again.', retried, notAfter(300)),
  defect('not-after-410', 'An endpoint that is gone is not called again.', retried, notAfter(410)),
  defect(
    'unanswered-not-failed',
    'What no endpoint answered is nowhere after four days.',
    'messages.push.failed-listed',
    hidden('failed', ({ error }) => error?.statusCode === undefined),
  ),
  defect(
    'not-found-kept-a-day',
    'What an endpoint was not found for leaves the queue after a day.',
    'messages.push.kept-until-then',
    ({ shown }) => {
      let latest = 0
      return {
        shown(all, collection) {
          latest = Math.max(latest, ...all.map(({ updatedAt }) => updatedAt))
          const isOld = (one: Notification): boolean =>
            one.error?.statusCode === 404 && latest - one.createdAt > day
          return shown(all, collection).filter((one) => collection !== 'queued' || !isOld(one))
        },
      }
    },
  ),
]

export default defects
