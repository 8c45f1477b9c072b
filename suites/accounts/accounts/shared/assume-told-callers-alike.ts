import { identify, type Item, type Stage } from '../../../../src/scenario/index.js'
import { assumeToldAlike } from '../../shared/assume-told-alike.js'
import { narrowAsCaller } from './narrow-as-caller.js'

const names = ['otherCustomer', 'agent'] as const
/** Accounts of a caller that are read by themselves. */
const most = 4

/** What callers beside the customer are told of accounts is the same in each list, and when an account is read alone. */
export async function assumeToldCallersAlike(
  stage: Pick<Stage, 'assume' | 'operation' | 'walk' | 'knows' | (typeof names)[number]>,
): Promise<void> {
  const { assume, operation, walk } = stage
  for (const caller of names.filter(stage.knows).map((name) => stage[name])) {
    const whole = async () => (await walk(caller, 'listAccounts', { limit: 1000 })).items
    await assumeToldAlike(assume, operation('listAccounts'), async () => {
      const before = await whole()
      const isInternal = (item: Item) => item['location'] === 'internal'
      const ids = before.filter(isInternal).map(identify).slice(0, most)
      const narrowed = await narrowAsCaller(stage, caller)
      const alone = ids.map((accountId) => caller.send('getAccount', { path: { accountId } }))
      const found = await Promise.all(alone)
      return { before, told: [...narrowed, ...found], afterwards: await whole() }
    })
  }
}
