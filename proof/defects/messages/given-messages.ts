import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('given-messages')

const isPushed = ({ subscription }: Notification): boolean =>
  /alerts|security|watch|transfers|stranger/.test(subscription)

const again = (one: Notification): Notification => ({ ...one, id: `${one.id}-again` })

/** Messages that come to other subscriptions than they should, or not as often. */
const defects: readonly Defect[] = [
  defect(
    'lost',
    'No message comes to who fetches it.',
    'messages.publish.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (one) => (isPushed(one) ? notificationsOf(one) : []),
    }),
  ),
  defect(
    'first-only',
    'A message comes to the first subscription of its topic alone.',
    'messages.publish.each-subscription',
    ({ subscribes }) => ({
      subscribes: (one, topic) => subscribes(one, topic) && one.id !== 'subscription-archive',
    }),
  ),
  defect(
    'twice',
    'A message comes twice to who fetches it.',
    'messages.publish.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (given) =>
        notificationsOf(given).flatMap((one) => (isPushed(one) ? one : [one, again(one)])),
    }),
  ),
  defect(
    'twice-without-message',
    'A message comes twice to who fetches it, the second time without what it says.',
    'messages.publish.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (given) =>
        notificationsOf(given).flatMap((one) =>
          isPushed(one) ? one : [one, { ...again(one), body: undefined }],
        ),
    }),
  ),
  defect(
    'any-topic',
    'A message comes to subscriptions of other topics.',
    'messages.publish.no-other-subscription',
    ({ subscribes }) => ({
      subscribes: (one, topic) =>
        subscribes(one, topic) || (one.kind === 'pull' && one.active && topic.id !== one.topic),
    }),
  ),
  defect(
    'at-once-mixed',
    'Messages that are published at the same moment come to the topic of the first one.',
    'messages.publish.no-other-subscription',
    ({ topicMeant }, timer) => {
      let first: ReturnType<typeof topicMeant>
      return {
        topicMeant(href, topics) {
          const own = topicMeant(href, topics)
          if (!/payments|statements/.test(own?.id ?? '')) return own
          if (first !== undefined) return first
          first = own
          timer(1, () => (first = undefined))
          return own
        },
      }
    },
  ),
  defect(
    'pushed-twice',
    'A message is queued twice for an endpoint.',
    'messages.push.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (given) =>
        notificationsOf(given).flatMap((one) =>
          /alerts|security/.test(one.subscription) ? [one, again(one)] : one,
        ),
    }),
  ),
  defect(
    'pushed-from-any-topic',
    'A message is pushed to subscriptions of other topics.',
    ['messages.push.no-other-subscription', 'messages.getDeliveryQueue.by-topic-uri'],
    ({ subscribes }) => ({
      // Of push topics only: no endpoint would accept what is published elsewhere, and all of it would be retried again and again.
      subscribes: (one, topic) =>
        subscribes(one, topic) ||
        (one.kind === 'push' &&
          one.active &&
          /alerts|security/.test(one.topic) &&
          /alerts|security/.test(topic.id)),
    }),
  ),
  defect(
    'inactive-too',
    'A message comes to subscriptions that are not active.',
    'messages.publish.active-only',
    ({ subscribes }) => ({
      subscribes: (one, topic) =>
        subscribes({ ...one, active: one.active || one.kind === 'pull' }, topic),
    }),
  ),
  defect(
    'inactive-pushed',
    'A message is pushed to subscriptions that are not active.',
    'messages.push.active-only',
    ({ subscribes }) => ({
      subscribes: (one, topic) =>
        subscribes({ ...one, active: one.active || one.kind === 'push' }, topic),
    }),
  ),
  defect(
    'entitled-or-not',
    'A message about a resource is delivered to all subscribers.',
    'messages.publish.entitled-only',
    ({ isEntitled }) => ({
      isEntitled: (one, ...rest) => one.kind === 'pull' || isEntitled(one, ...rest),
    }),
  ),
  defect(
    'pushed-entitled-or-not',
    'A message about a resource is pushed to all subscribers.',
    'messages.push.entitled-only',
    ({ isEntitled }) => ({
      isEntitled: (one, ...rest) => one.kind === 'push' || isEntitled(one, ...rest),
    }),
  ),
  defect(
    'nothing-to-strangers',
    'A message about nothing in particular does not come to who may not know of an account.',
    'messages.publish.each-subscription',
    ({ isEntitled }) => ({
      isEntitled: (one, entity, ledger) =>
        isEntitled(one, entity, ledger) &&
        (entity !== undefined || one.id !== 'subscription-okafor'),
    }),
  ),
  defect(
    'nobody-entitled',
    'A message about a resource is delivered to no one.',
    'messages.publish.entitled-only',
    ({ isEntitled }) => ({
      isEntitled: (one, entity, ledger) =>
        one.kind === 'pull' ? entity === undefined : isEntitled(one, entity, ledger),
    }),
  ),
  defect(
    'pushed-to-nobody-entitled',
    'A message about a resource is pushed to no one.',
    'messages.push.entitled-only',
    ({ isEntitled }) => ({
      isEntitled: (one, entity, ledger) =>
        one.kind === 'push' ? entity === undefined : isEntitled(one, entity, ledger),
    }),
  ),
]

export default defects
