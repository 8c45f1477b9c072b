import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const isAddress = (value: string | null): boolean => value?.includes('/') ?? false

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
]

export default defects
