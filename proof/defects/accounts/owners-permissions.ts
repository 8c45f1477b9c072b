import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'

/** Accounts that show the same permissions to all callers. */
const defects: readonly Defect[] = ['getAccount', 'listAccounts', 'listEligibleAchAccounts'].map(
  (id) => ({
    name: `owners-permissions-${id}`,
    sentence: `${id} shows the owner's permissions to every caller who may see the account.`,
    // What the list for transfers tells is compared for businesses alone.
    breaks: [
      'accounts.allows.current-caller',
      ...(id === 'listEligibleAchAccounts' ? [] : ['accounts.listAccounts.items-agree']),
    ],
    response: changeItems({ operations: [id], statuses: [200] }, (item) => {
      const owners = riveraHoldings.find(({ account }) => account.id === item['id'])
      return owners === undefined ? item : { ...item, allows: owners.allows }
    }),
  }),
)

export default defects
