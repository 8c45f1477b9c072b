import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('queued-in-few-lists')

type IsMeant = (notification: Notification) => boolean

const isText: IsMeant = ({ body }) => typeof body === 'string'
const isAboutResource: IsMeant = ({ entity, body }) => entity !== undefined && body !== undefined
const isUntried: IsMeant = ({ error }) => error === undefined

/** The queue of a topic lacks what is of a kind. */
const notInTopic = (isMeant: IsMeant): NonNullable<Defect['behaviour']> =>
  function decide({ ofTopic }) {
    return {
      ofTopic: (one, wanted, operation) =>
        ofTopic(one, wanted, operation) && !(operation === 'getDeliveryQueue' && isMeant(one)),
    }
  }

/** The queue that the deprecated parameter selects lacks what is of a kind. */
const notByOldParameter = (isMeant: IsMeant): NonNullable<Defect['behaviour']> =>
  function decide({ ofSubscription }) {
    return {
      ofSubscription: (one, wanted, parameter, operation) =>
        ofSubscription(one, wanted, parameter, operation) &&
        !(operation === 'getDeliveryQueue' && parameter === 'subscriptionUri' && isMeant(one)),
    }
  }

/** Notifications that wait in the queue, and are not in each list of it that selects them. */
const defects: readonly Defect[] = [
  defect(
    'untried-not-in-topic',
    'The queue of a topic lacks what is being delivered for the first time.',
    ['messages.getDeliveryQueue.by-topic', 'messages.getDeliveryQueue.by-topic-uri'],
    notInTopic(isUntried),
  ),
  defect(
    'text-not-in-topic',
    'The queue of a topic lacks what is plain text.',
    'messages.getDeliveryQueue.by-topic',
    notInTopic(isText),
  ),
  defect(
    'resource-not-in-topic',
    'The queue of a topic lacks what is about a resource.',
    'messages.getDeliveryQueue.by-topic-uri',
    notInTopic(isAboutResource),
  ),
  defect(
    'text-not-by-old-parameter',
    'The queue that the deprecated parameter subscriptionUri selects lacks what is plain text.',
    'messages.getDeliveryQueue.by-subscriptionUri',
    notByOldParameter(isText),
  ),
  defect(
    'resource-not-by-old-parameter',
    'The queue that the deprecated parameter subscriptionUri selects lacks what is about a resource.',
    'messages.getDeliveryQueue.by-subscriptionUri',
    notByOldParameter(isAboutResource),
  ),
]

export default defects
