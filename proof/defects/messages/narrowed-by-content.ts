import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('narrowed-by-content')

const list = 'getPullNotifications'

const byOldParameter =
  (isMeant: (one: Notification) => boolean) =>
  ({ ofSubscription }: Behaviour): Partial<Behaviour> => ({
    ofSubscription: (one, wanted, parameter, operation) =>
      ofSubscription(one, wanted, parameter, operation) &&
      !(operation === list && parameter === 'subscriptionUri' && isMeant(one)),
  })

/** Lists that are narrowed and lack notifications for what they say, or are about. */
const defects: readonly Defect[] = [
  defect(
    'topic-large',
    'The list of a topic lacks notifications that say much.',
    'messages.getPullNotifications.by-topic',
    ({ ofTopic }) => ({
      ofTopic: (one, wanted, operation) =>
        ofTopic(one, wanted, operation) &&
        !(operation === list && JSON.stringify(one.body ?? '').length > 1000),
    }),
  ),
  defect(
    'subscription-uri-text',
    'The list of a subscriptionUri lacks notifications of plain text.',
    'messages.getPullNotifications.by-subscriptionUri',
    byOldParameter(({ body }) => typeof body === 'string'),
  ),
  defect(
    'subscription-uri-entity',
    'The list of a subscriptionUri lacks notifications about a resource.',
    'messages.getPullNotifications.by-subscriptionUri',
    byOldParameter(({ entity }) => entity !== undefined),
  ),
]

export default defects
