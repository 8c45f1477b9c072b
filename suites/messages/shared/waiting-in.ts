import { type Answer, type Stage, type Walk, walkNumbered } from '../../../src/scenario/index.js'

/** So much of a list is read; a subscription for tests has fewer notifications. */
const bounds = { pages: 60, items: 2000 }

/** Notifications that wait, all of them, and the page that was read first. */
export interface Waiting extends Walk {
  readonly page: Answer
}

export type Narrowed = Readonly<Record<string, string | number>>

/**
 * Reads a list of notifications, narrowed by a query.
 *
 * @param operationId of the list, that of pull notifications by default
 * @throws Undecided when it is not answered, or too long
 */
export async function waitingIn(
  { customer, given, giveUp }: Pick<Stage, 'customer' | 'given' | 'giveUp'>,
  query: Narrowed,
  operationId = 'getPullNotifications',
): Promise<Waiting> {
  const list = await walkNumbered(customer, operationId, query, bounds)
  const { end, items } = list
  const page = list.pages[0] ?? (end.kind === 'broken' ? end.at : undefined)
  if (page === undefined)
    return giveUp(
      'The list of notifications was not read.',
      'let the list of notifications be read',
    )
  given(page).status(200)
  if (end.kind !== 'complete')
    giveUp(
      `More notifications wait than are read, which are ${items.length}.`,
      'fixtures.messages.pullSubscription, with few notifications that wait',
    )
  return { ...list, page }
}
