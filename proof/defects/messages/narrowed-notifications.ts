import type { Behaviour } from '../../../src/reference/behaviour.js'
import { openMessages } from '../../../src/reference/books/open-messages.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import { dropFilters } from '../../alterations/drop-filters.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const list = 'getPullNotifications'
const topics = new Map(openMessages.subscriptions.map(({ id, topic }) => [id, topic]))
const defect = defectOf('narrowed-notifications')

type OfSubscription = (
  ...args: [...Parameters<Behaviour['ofSubscription']>, before: Behaviour['ofSubscription']]
) => boolean

const bySubscription =
  (meant: string, of: OfSubscription): NonNullable<Defect['behaviour']> =>
  ({ ofSubscription: before }) => ({
    ofSubscription: (one, wanted, parameter, operation) =>
      operation === list && parameter === meant
        ? of(one, wanted, parameter, operation, before)
        : before(one, wanted, parameter, operation),
  })

const byTopic =
  (of: Behaviour['ofTopic']): NonNullable<Defect['behaviour']> =>
  ({ ofTopic }) => ({
    ofTopic: (one, wanted, operation) =>
      (operation === list ? of : ofTopic)(one, wanted, operation),
  })

/** Lists of pull notifications that are not narrowed as they should be. */
const defects: readonly Defect[] = [
  defect(
    'subscription-ignored',
    'The parameter subscription is ignored.',
    'messages.getPullNotifications.by-subscription',
    bySubscription('subscription', () => true),
  ),
  defect(
    'subscription-by-topic',
    'With a subscription, the list holds all notifications of its topic.',
    'messages.getPullNotifications.by-subscription',
    ({ ofSubscription }) => ({
      ofSubscription: (one, wanted, parameter, operation) =>
        ofSubscription(one, wanted, parameter, operation) ||
        (operation === list && topics.get(wanted) === one.topic),
    }),
  ),
  defect(
    'subscription-by-number',
    'A subscription is looked up by its number, which no client knows.',
    'messages.getPullNotifications.by-subscription',
    bySubscription('subscription', () => false),
  ),
  defect(
    'subscription-uri-unknown',
    'The parameter subscription does not know addresses.',
    'messages.getPullNotifications.by-subscription-uri',
    bySubscription('subscription', ({ subscription }, wanted) => subscription === wanted),
  ),
  defect(
    'old-parameter-ignored',
    'The deprecated parameter subscriptionUri is ignored.',
    'messages.getPullNotifications.by-subscriptionUri',
    bySubscription('subscriptionUri', () => true),
  ),
  defect(
    'topic-ignored',
    'The parameter topic is ignored.',
    [
      'messages.getPullNotifications.by-topic',
      'messages.getPullNotifications.by-subscriptionUri',
      'messages.getPullNotifications.filters-together',
    ],
    byTopic(() => true),
  ),
  defect(
    'topic-first-subscription',
    'With a topic, the list holds what its first subscription is given.',
    'messages.getPullNotifications.by-topic',
    byTopic(
      ({ topic, subscription }, wanted) =>
        wanted.endsWith(topic) && subscription !== 'subscription-archive',
    ),
  ),
  defect(
    'topic-uri-unknown',
    'The parameter topic does not know addresses.',
    'messages.getPullNotifications.by-topic-uri',
    byTopic(({ topic }, wanted) => topic === wanted),
  ),
  defect(
    'two-words-refused',
    'A search for more than one word is refused.',
    'messages.getPullNotifications.q',
    refuseValue(list, 'q', (words) => words.includes(' ')),
  ),
  ...dropFilters(
    list,
    ['topic'],
    'messages.getPullNotifications.filters-with-pages',
    'messages.getPullNotifications.pages-link-next',
  ).map(({ name, sentence, ...variation }): Defect => ({
    ...variation,
    name: `narrowed-notifications-${name}-topic`,
    sentence: `With a topic: ${sentence}`,
  })),
]

export default defects
