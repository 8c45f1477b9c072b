import {
  hrefsOf,
  identify,
  type Item,
  type Sender,
  type Verification,
} from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'

const pending = 'getPendingTransactions'
/** Accounts of each caller that lists are narrowed to. */
const most = 2

const hrefOf = (item: Item): string => hrefsOf(item, 'svc:account')[0] ?? ''

/** Judges the pending lists of callers by account; rules judge short pages of theirs. */
export async function judgeAccountOfCallers(
  callers: readonly Sender[],
  account: Verification,
): Promise<void> {
  for (const caller of callers) {
    await account.confirmed(async (compare) => {
      const { items, pages, end } = await readPending(caller, {}, 20)
      const [page] = pages
      const hrefs = [...new Set(items.map(hrefOf))].filter((href) => href !== '')
      if (page === undefined || end.kind !== 'complete' || hrefs.length < 2) return
      for (const href of hrefs.slice(0, most)) {
        const id = await behind(caller, page, href)
        if (id === undefined) continue
        const due = items.filter((item) => hrefOf(item) === href).map(identify)
        const list = await readPending(caller, { account: [id] }, 20)
        // One that the caller may not have any more is refused.
        if (list.pages.length === 0) continue
        const isOthers = (item: Item): boolean =>
          hrefOf(item) !== href && hrefs.includes(hrefOf(item))
        if (list.items.length > 0)
          compare(list).holdsOnly(`those of account ${id}`, (item) => !isOthers(item))
        if (list.end.kind === 'complete') compare(list).holds(due)
      }
    })
    for (const query of [{ limit: 1 }, { limit: 1, start: 1 }])
      await caller.send(pending, { query })
  }
}

async function behind(
  caller: Sender,
  page: Parameters<Sender['visit']>[0],
  href: string,
): Promise<string | undefined> {
  if (caller.linkOf(page, href).kind !== 'url') return undefined
  const found = await caller.visit(page, href)
  const id = found.status === 200 ? (found.at('/id') ?? found.at('/_id')) : undefined
  return typeof id === 'string' ? id : undefined
}
