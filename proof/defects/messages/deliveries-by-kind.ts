import { changeHal } from '../../alterations/change-hal.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('deliveries-by-kind')
const day = 86_400_000

type IsMeant = (notification: Notification) => boolean
type Behaviour = NonNullable<Defect['behaviour']>

const isText: IsMeant = ({ body }) => typeof body === 'string'
const isAboutResource: IsMeant = ({ entity, body }) => entity !== undefined && body !== undefined
const isSecond: IsMeant = ({ subscription }) => subscription === 'subscription-security'

/** One of the lists does not show what is of a kind. */
const hidden =
  (list: 'queued' | 'received' | 'failed', isMeant: IsMeant): Behaviour =>
  ({ shown }) => ({
    shown: (all, collection) =>
      shown(all, collection).filter((one) => collection !== list || !isMeant(one)),
  })

const triedOnce =
  (isMeant: IsMeant): Behaviour =>
  ({ callsEndpoint }) => ({
    callsEndpoint: (one, tries, ahead) =>
      (tries === 0 || !isMeant(one)) && callsEndpoint(one, tries, ahead),
  })

const keptForDay =
  (isMeant: IsMeant): Behaviour =>
  ({ shown }) => {
    let latest = 0
    return {
      shown(all, collection) {
        latest = Math.max(latest, ...all.map(({ updatedAt }) => updatedAt))
        const isOld: IsMeant = (one) => isMeant(one) && latest - one.createdAt >= day
        return shown(all, collection).filter((one) => collection !== 'queued' || !isOld(one))
      },
    }
  }

const untold =
  (refusal: number): Behaviour =>
  ({ deliveryError }) => ({
    deliveryError: (outcome) =>
      outcome.kind === 'answered' && outcome.status === refusal
        ? undefined
        : deliveryError(outcome),
  })

/** Links of what is for one subscription lead to another one. */
const linked = (name: string, from: string, to: string, breaks: string): Defect => ({
  name: `deliveries-by-kind-${name}`,
  sentence: `Notifications for ${from} link to ${to}.`,
  breaks: [breaks],
  response: changeHal({ statuses: [200] }, (resource) =>
    '_id' in resource
      ? {
          ...resource,
          _links: JSON.parse(
            JSON.stringify(resource['_links']).replaceAll(
              `subscriptions/${from}`,
              `subscriptions/${to}`,
            ),
          ) as JsonObject,
        }
      : resource,
  ),
})

const retried = 'messages.push.retried'
const kept = 'messages.push.kept-until-then'
const [failed, received] = ['messages.push.failed-listed', 'messages.push.received-listed']
const error = 'messages.notification.delivery-error'

/** Notifications of which it makes a difference for whom they are, what they say and what they are about. */
const defects: readonly Defect[] = [
  defect(
    'text-not-queued',
    'The queue does not show what is plain text.',
    'messages.push.stays-queued',
    hidden('queued', isText),
  ),
  defect('text-once', 'Plain text is not delivered a second time.', retried, triedOnce(isText)),
  defect(
    'resource-for-a-day',
    'What is about a resource leaves the queue after a day.',
    kept,
    keptForDay(isAboutResource),
  ),
  defect(
    'second-for-a-day',
    'What is for the second subscription leaves the queue after a day.',
    kept,
    keptForDay(isSecond),
  ),
  defect(
    'resource-not-failed',
    'What is about a resource is nowhere after four days.',
    failed,
    hidden('failed', isAboutResource),
  ),
  defect(
    'second-not-failed',
    'What is for the second subscription is nowhere after four days.',
    failed,
    hidden('failed', isSecond),
  ),
  defect(
    'resource-not-received',
    'What is about a resource is nowhere once it was received.',
    received,
    hidden('received', isAboutResource),
  ),
  defect(
    'second-not-received',
    'What is for the second subscription is nowhere once it was received.',
    received,
    hidden('received', isSecond),
  ),
  defect(
    'text-not-received',
    'Plain text is nowhere once it was received.',
    received,
    hidden('received', isText),
  ),
  defect(
    'second-never-called',
    'The endpoint of the second subscription is not called.',
    'messages.push.called',
    ({ callsEndpoint }) => ({
      callsEndpoint: (one, tries, ahead) => !isSecond(one) && callsEndpoint(one, tries, ahead),
    }),
  ),
  defect('forbidden-untold', 'That an endpoint answered 403 is not recorded.', error, untold(403)),
  defect('too-many-untold', 'That an endpoint answered 429 is not recorded.', error, untold(429)),
  {
    name: 'deliveries-by-kind-resource-untold',
    sentence: 'How the delivery of what is about a resource went wrong is not recorded.',
    breaks: [error],
    response: changeHal({ statuses: [200] }, (resource) => {
      const { 'svc:entity': entity } = resource['_links'] as JsonObject
      return entity === undefined ? resource : { ...resource, _error: undefined }
    }),
  },
  linked('second-elsewhere', 'subscription-security', 'subscription-alerts', 'messages.push.links'),
  linked(
    'archive-elsewhere',
    'subscription-archive',
    'subscription-ledger',
    'messages.notification.link-subscription',
  ),
]

export default defects
