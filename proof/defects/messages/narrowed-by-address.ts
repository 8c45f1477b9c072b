import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const isAddress = (value: string | null): boolean => value?.includes('/') ?? false

const pages = {
  getPullNotifications: 'messages.getPullNotifications.filters-with-pages',
  getDeliveryQueue: 'messages.getDeliveryQueue.filters-with-pages',
} as const

/** Filters of notifications that are overlooked where they, or those beside them, are addresses or search strings. */
const defects: readonly Defect[] = [
  ...(
    [
      ['getPullNotifications', 'messages.getPullNotifications.filters-together'],
      ['getDeliveryQueue', 'messages.getDeliveryQueue.filters-together'],
    ] as const
  ).map(([list, breaks]) => ({
    name: `narrowed-by-address-${list}-topic`,
    sentence: `Beside the address of a subscription, ${list} overlooks the topic.`,
    breaks: [breaks],
    request: changeQuery(list, (query) => {
      if (isAddress(query.get('subscription'))) query.delete('topic')
    }),
  })),
  ...(
    [
      ['getPullNotifications', 'messages.getPullNotifications.by-topic'],
      ['getDeliveryQueue', 'messages.getDeliveryQueue.by-topic'],
    ] as const
  ).map(([list, breaks]) => ({
    name: `narrowed-by-address-${list}-searched`,
    sentence: `With a search string, ${list} is not narrowed to a topic.`,
    breaks: [breaks],
    request: changeQuery(list, (query) => {
      if (query.has('q')) query.delete('topic')
    }),
  })),
  ...(
    [
      ['getPullNotifications', 'subscription', 'messages.getPullNotifications.by-subscription-uri'],
      ['getPullNotifications', 'topic', 'messages.getPullNotifications.by-topic-uri'],
      ['getDeliveryQueue', 'subscription'],
      ['getDeliveryQueue', 'topic'],
    ] as const
  ).map(([list, filter, ...steadily]) => ({
    name: `narrowed-by-address-${list}-${filter}-later`,
    sentence: `After the first page, ${list} overlooks the address of a ${filter}.`,
    breaks: [pages[list], ...steadily],
    request: changeQuery(list, (query) => {
      if (Number(query.get('start') ?? 0) > 0 && isAddress(query.get(filter))) query.delete(filter)
    }),
  })),
]

export default defects
