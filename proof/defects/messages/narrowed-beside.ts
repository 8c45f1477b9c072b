import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { lastSegment } from '../../../src/reference/messages/last-segment.js'
import { withoutInLink } from '../../alterations/without-in-link.js'

const lists = [
  {
    list: 'getPullNotifications',
    together: 'messages.getPullNotifications.filters-together',
    bySubscription: 'messages.getPullNotifications.by-subscription',
    byTopic: 'messages.getPullNotifications.by-topic',
    byOldParameter: 'messages.getPullNotifications.by-subscriptionUri',
    limit: 'messages.getPullNotifications.pages-limit-respected',
    start: 'messages.getPullNotifications.pages-start-echoed',
  },
  {
    list: 'getDeliveryQueue',
    together: 'messages.getDeliveryQueue.filters-together',
    bySubscription: 'messages.getDeliveryQueue.by-subscription',
    byTopic: 'messages.getDeliveryQueue.by-topic',
    byOldParameter: 'messages.getDeliveryQueue.by-subscriptionUri',
    limit: 'messages.getDeliveryQueue.pages-limit-respected',
    start: 'messages.getDeliveryQueue.pages-start-echoed',
  },
] as const

/** A filter of one list that lets another notification pass as well, or keeps one out. */
const otherwise =
  (
    list: string,
    decision: 'ofSubscription' | 'ofTopic',
    decide: (isMeant: boolean, id: string, of: string, wanted: string) => boolean,
  ): ((before: Behaviour) => Partial<Behaviour>) =>
  ({ ofSubscription, ofTopic }) =>
    decision === 'ofTopic'
      ? {
          ofTopic(one, wanted, operation) {
            const isMeant = ofTopic(one, wanted, operation)
            return operation === list ? decide(isMeant, one.id, one.topic, wanted) : isMeant
          },
        }
      : {
          ofSubscription(one, wanted, parameter, operation) {
            const isMeant = ofSubscription(one, wanted, parameter, operation)
            return operation === list ? decide(isMeant, one.id, one.subscription, wanted) : isMeant
          },
        }

const rows = lists.flatMap(
  ({ list, together, bySubscription, byTopic, limit, start }): readonly Omit<Defect, 'group'>[] => [
    {
      name: `${list}-search-unlimited`,
      sentence: `With a search string, ${list} takes no account of limit.`,
      breaks: [limit],
      request: changeQuery(list, (query) => {
        if (query.has('q')) query.delete('limit')
      }),
    },
    {
      name: `${list}-search-from-start`,
      sentence: `With a search string, ${list} takes no account of start.`,
      breaks: [start],
      request: changeQuery(list, (query) => {
        if (query.has('q')) query.delete('start')
      }),
    },
    {
      name: `${list}-together-unlimited`,
      sentence: `With a subscription and a topic, ${list} takes no account of limit.`,
      breaks: [limit],
      request: changeQuery(list, (query) => {
        if (query.has('subscription') && query.has('topic')) query.delete('limit')
      }),
    },
    {
      name: `${list}-topic-ignored-beside-sortBy`,
      sentence: `With sortBy, ${list} is not narrowed to a topic.`,
      breaks: [byTopic],
      request: changeQuery(list, (query) => {
        if (query.has('sortBy')) query.delete('topic')
      }),
    },
    ...(['subscription', 'topic'] as const).map((overlooked) => ({
      name: `${list}-${overlooked}-overlooked`,
      sentence: `With a subscription and a topic, ${list} overlooks the ${overlooked}.`,
      breaks: [together],
      request: changeQuery(list, (query) => {
        if (query.has('subscription') && query.has('topic')) query.delete(overlooked)
      }),
    })),
    ...(['q', 'sortBy'] as const).map((beside) => ({
      name: `${list}-ignored-beside-${beside}`,
      sentence: `With ${beside}, ${list} is not narrowed to a subscription.`,
      breaks: [bySubscription],
      request: changeQuery(list, (query) => {
        if (query.has(beside)) query.delete('subscription')
      }),
    })),
    ...(
      [
        ['topic', 'ofTopic', byTopic],
        ['subscription', 'ofSubscription', bySubscription],
      ] as const
    ).flatMap(([what, decision, breaks]) => [
      {
        name: `${list}-${what}-begun`,
        sentence: `${list} takes what begins like the identifier of a ${what} for it.`,
        breaks: [breaks],
        behaviour: otherwise(
          list,
          decision,
          (isMeant, _id, of, wanted) => isMeant || of.startsWith(wanted),
        ),
      },
      {
        name: `${list}-${what}-longer`,
        sentence: `${list} takes what is longer than the identifier of a ${what} for it.`,
        breaks: [breaks],
        behaviour: otherwise(
          list,
          decision,
          (isMeant, _id, of, wanted) => isMeant || wanted.startsWith(of),
        ),
      },
    ]),
  ],
)

/** Filters of notifications that go wrong beside one another, with other values, or for some notifications. */
const defects: readonly Defect[] = [
  ...rows,
  {
    name: 'topic-beside-two-subscriptions',
    sentence: 'With a subscription in both ways, the list is not narrowed to a topic.',
    breaks: ['messages.getPullNotifications.filters-together'],
    request: changeQuery('getPullNotifications', (query) => {
      if (query.has('subscription') && query.has('subscriptionUri')) query.delete('topic')
    }),
  },
  {
    name: 'old-ones-missing',
    sentence: 'The list of a subscription lacks what was there before the bank opened.',
    breaks: ['messages.getPullNotifications.by-subscription'],
    behaviour: otherwise(
      'getPullNotifications',
      'ofSubscription',
      (isMeant, id) => isMeant && !id.startsWith('notification-statements'),
    ),
  },
  ...(
    [
      ['getPullNotifications', 'topic', 'messages.getPullNotifications.by-topic-uri'],
      ['getPullNotifications', 'subscription', 'messages.getPullNotifications.by-subscription-uri'],
      ['getDeliveryQueue', 'topic', 'messages.getDeliveryQueue.by-topic-uri'],
      ['getDeliveryQueue', 'subscription', 'messages.getDeliveryQueue.by-subscription-uri'],
    ] as const
  ).map(([list, name, breaks]) => ({
    name: `${list}-whole-${name}-unknown`,
    sentence: `For ${list}, the address of a ${name} that names its server selects nothing.`,
    breaks: [breaks],
    request: changeQuery(list, (query) => {
      const value = query.get(name) ?? ''
      if (value.startsWith('http'))
        query.set(name, lastSegment(value, `${name}s`) === undefined ? value : 'unknown')
    }),
  })),
  ...lists.flatMap(({ list, byOldParameter, together }) =>
    (
      [
        ['old-parameter-beside-topic', 'subscriptionUri', 'topic'],
        ['topic-beside-old-parameter', 'topic', 'subscriptionUri'],
        ['old-parameter-on-first-page', 'subscriptionUri', 'start'],
      ] as const
    ).map(([name, overlooked, other]) => ({
      name: list === 'getPullNotifications' ? name : `${list}-${name}`,
      sentence: `Beside ${other}, ${list} overlooks ${overlooked}.`,
      breaks: [
        byOldParameter,
        // Beside a subscription in both ways as well.
        ...(overlooked === 'topic' && list === 'getPullNotifications' ? [together] : []),
      ],
      request: changeQuery(list, (query) => {
        if (query.has(other) && query.get(other) !== '0') query.delete(overlooked)
      }),
    })),
  ),
  ...(
    [
      ['getPullNotifications', 'messages.getPullNotifications.pages-link-next'],
      ['getDeliveryQueue', 'messages.getDeliveryQueue.pages-link-next'],
    ] as const
  ).map(([list, breaks]) => ({
    name: `${list}-next-without-old-parameter`,
    sentence: `The link next of ${list} loses subscriptionUri.`,
    breaks: [breaks],
    response: withoutInLink(list, 'subscriptionUri'),
  })),
].map((row) => ({ ...row, name: `narrowed-beside-${row.name}` }))

export default defects
