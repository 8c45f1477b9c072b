import {
  type Answer,
  type RequestInput,
  type Stage,
  type Walk,
  walkNumbered,
  whyPartial,
} from '../../../src/scenario/index.js'
import { readingBounds } from './reading-bounds.js'

/** What to name instead where a list is longer. */
const fewOf: Readonly<Record<string, string>> = {
  getPullNotifications: 'fixtures.messages.pullSubscription, with few notifications that wait',
  getDeliveryQueue: 'fixtures.messages.pushSubscription, with few notifications that wait',
}

const mostReadings = 3

const isBrokenOff = ({ end, pages }: Walk): boolean => end.kind === 'broken' && pages.length > 0

/** Notifications that wait, all of them, and the page that was read first. */
export interface Waiting extends Walk {
  readonly page: Answer
}

export type Narrowed = Readonly<Record<string, string | number>>

/**
 * Reads a list of notifications, narrowed by a query.
 *
 * @param operationId of the list, that of pull notifications by default
 * @param read how, by numbers by default
 * @throws Undecided when it is not answered, or too long
 */
export async function waitingIn(
  { customer, given, giveUp }: Pick<Stage, 'customer' | 'given' | 'giveUp'>,
  query: NonNullable<RequestInput['query']>,
  operationId = 'getPullNotifications',
  read = () => walkNumbered(customer, operationId, query, readingBounds),
): Promise<Waiting> {
  let list = await read()
  // A page may be beyond the end by the time that it is read, where others take notifications away.
  for (let again = 1; isBrokenOff(list) && again < mostReadings; again += 1) list = await read()
  const { end, items } = list
  const page = list.pages[0] ?? (end.kind === 'broken' ? end.at : undefined)
  if (page === undefined)
    return giveUp(
      'The list of notifications was not read.',
      'let the list of notifications be read',
    )
  given(page).status(200)
  if (end.kind === 'broken') {
    const { because, remedy } = whyPartial(list) ?? {}
    giveUp(because ?? '', remedy)
  }
  if (end.kind !== 'complete')
    giveUp(
      `More notifications wait than are read, which are ${items.length}.`,
      whatShortens(operationId, query, items.length),
    )
  return { ...list, page }
}

/** Fewer notifications of one subscription do not shorten a list of all, and small pages are as many. */
function whatShortens(operationId: string, query: object, read: number): string {
  if (read < readingBounds.items)
    return `let a page have more than ${Math.ceil(read / readingBounds.pages)} items`
  if (Object.keys(query).length === 0) return `let fewer than ${readingBounds.items} wait in all`
  return fewOf[operationId] ?? 'limits.pages'
}
