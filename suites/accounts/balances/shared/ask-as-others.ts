import { identify, type Item, type Sender, type Stage } from '../../../../src/scenario/index.js'
import { mayView } from '../../shared/fixtures/accounts-of.js'

type Parts = Pick<Stage, 'customer' | 'otherCustomer' | 'agent' | 'knows' | 'walk' | 'settled'>

/** Accounts of each caller that are asked for. */
const most = 5

/**
 * Asks for what other callers may view, as their lists say: alone, and its balance. Where that is refused, their lists are
 * read again. What is listed before and afterwards is not to be refused: a rule says so of every caller.
 */
export async function askAsOthers(stage: Parts): Promise<void> {
  for (const name of ['otherCustomer', 'agent'] as const)
    if (stage.knows(name)) await askAs(stage, stage[name])
}

async function askAs({ walk, settled }: Parts, caller: Sender): Promise<void> {
  const list = () => walk(caller, 'listAccounts', { limit: 1000 })
  const asked = viewableOf((await list()).items).slice(0, most)
  const refused: string[] = []
  for (const accountId of asked) {
    const answers = [
      await caller.send('getAccount', { path: { accountId } }),
      await caller.send('listAccountBalances', { query: { accounts: [accountId] } }),
    ]
    if (answers.some(({ status }) => status >= 400)) refused.push(accountId)
  }
  if (refused.length === 0) return
  await settled(list, ({ items }) => !viewableOf(items).some((one) => refused.includes(one)))
}

const viewableOf = (items: readonly Item[]): readonly string[] =>
  items.filter((one) => one['location'] === 'internal' && mayView(one) === true).map(identify)
