import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** Keeps no more than 32 bits of a start. */
const wrapping = (
  operation: string,
  breaks: readonly string[],
  kept: (start: number) => number,
): Defect => ({
  name: `starts-beyond-int32-${operation}`,
  sentence: `${operation} keeps no more than 32 bits of a start.`,
  breaks,
  request: changeQuery(operation, (query) => {
    const start = Number(query.get('start') ?? '')
    if (start >= 2 ** 31) query.set('start', String(kept(start)))
  }),
})

/** As a cast does, and what is negative then is taken for none. */
const cast = (start: number): number => Math.max(0, start | 0)

/** Counts the end of a page in 32 bits, and comes to less than nothing. */
const endless = (operation: string, breaks: readonly string[]): Defect => ({
  name: `starts-beyond-int32-${operation}-limit`,
  sentence: `Where a page of ${operation} would end beyond 32 bits, it is empty.`,
  breaks,
  request: changeQuery(operation, (query) => {
    const of = (name: string): number => Number(query.get(name) ?? '')
    const [start, limit] = [of('start'), of('limit')]
    if (start < 2 ** 31 && start + limit >= 2 ** 31) query.set('limit', '0')
  }),
})

/** Pages that begin farther on than any walk goes. */
const defects: readonly Defect[] = [
  wrapping(
    'getPendingTransactions',
    ['transactions.getPendingTransactions.pages-beyond-int32'],
    cast,
  ),
  wrapping('getDefinitions', ['notifications.getDefinitions.pages-beyond-int32'], cast),
  wrapping(
    'getPullNotifications',
    ['messages.getPullNotifications.pages-beyond-int32'],
    (start) => start % 2 ** 32,
  ),
  wrapping('getDeliveryQueue', ['messages.getDeliveryQueue.pages-beyond-int32'], cast),
  endless('getDefinitions', ['notifications.getDefinitions.pages-start-echoed']),
  endless('getPullNotifications', ['messages.getPullNotifications.pages-start-echoed']),
  {
    name: 'starts-beyond-int32-getPendingTransactions-end',
    sentence: 'Where a page would end beyond 64 bits, the list begins anew.',
    breaks: ['transactions.getPendingTransactions.pages-beyond-int32'],
    request: changeQuery('getPendingTransactions', (query) => {
      const start = BigInt(/^\d+$/.exec(query.get('start') ?? '')?.[0] ?? 0)
      if (start + BigInt(100) >= BigInt(2) ** BigInt(63)) query.set('start', '0')
    }),
  },
]

export default defects
