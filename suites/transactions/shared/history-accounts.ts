import { fixture, hrefsOf } from '../../../src/scenario/index.js'
import { accountBehind } from './account-behind.js'
import { history } from './history.js'
import { itemsOf } from './items-of.js'
import { pendingAccounts } from './pending-accounts.js'

/** Accounts whose identifier is looked for. */
const lookedFor = 3

/** Accounts of the history beside those found in the pending list, as its transactions name them by svc:account. */
export const historyAccounts = fixture(async (search) => {
  const [{ answer }, pending] = await Promise.all([history(search), pendingAccounts(search)])
  const known = new Set(pending.flatMap(({ id, href }) => [id, href]))
  const hrefs = itemsOf(answer).flatMap((item) => hrefsOf(item, 'svc:account').slice(0, 1))
  const others = [...new Set(hrefs)].filter((href) => !known.has(href)).slice(0, lookedFor)
  const found = await Promise.all(
    others.map(async (href) => ({ id: await accountBehind(search, answer, href), href })),
  )
  return found.flatMap(({ id, href }) => (id === undefined || known.has(id) ? [] : [{ id, href }]))
})
