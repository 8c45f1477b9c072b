import { fixture, type Item, whereUndecided } from '../../../src/scenario/index.js'
import { fixtures } from './fixtures.js'

/** An account that the customer may not view, read by itself: a caller who gets it may be told that they may. */
export const accountsRead = fixture(async (search): Promise<readonly Item[]> => {
  // Not every customer has one, and it may be refused.
  const accountId = await whereUndecided(fixtures.notViewable(search), () => undefined)
  if (accountId === undefined) return []
  const { status, json } = await search.as('customer').send('getAccount', { path: { accountId } })
  return status === 200 ? [Object(json)] : []
})
