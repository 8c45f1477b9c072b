import { identify, type Sender, type Verification } from '../../../../src/scenario/index.js'
import { readPending } from '../../shared/read-pending.js'

/** Judges that an account which has no transactions takes none from the list of another one. */
export const judgeBeside = (
  customer: Sender,
  accounts: Verification,
  id: string,
  none: string,
): Promise<unknown> =>
  accounts.confirmed(async (compare) => {
    const alone = await readPending(customer, { account: [id] }, 2)
    const both = await readPending(customer, { account: [id, none] }, 2)
    if (both.items.length < alone.items.length) compare(both).holds(alone.items.map(identify))
  })
