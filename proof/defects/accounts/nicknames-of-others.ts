import { riveraHoldings } from '../../../src/reference/books/rivera-holdings.js'
import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'

const ownersName = (id: unknown) =>
  riveraHoldings.find(({ account }) => account.id === id)?.nickname

/** Accounts that show the nickname of one customer to all of them. */
const defects: readonly Defect[] = ['getAccount', 'listAccounts', 'listEligibleAchAccounts'].map(
  (id) => ({
    name: `nicknames-of-others-${id}`,
    sentence: `${id} shows the nickname that one customer set to every customer who may see the account.`,
    // What the list for transfers tells is compared for businesses alone.
    breaks: [
      'accounts.nickname.per-customer',
      ...(id === 'listEligibleAchAccounts' ? [] : ['accounts.listAccounts.items-agree']),
    ],
    response: changeItems({ operations: [id], statuses: [200] }, (item) => {
      const nickname = ownersName(item['id'])
      return nickname === undefined ? item : { ...item, nickname, label: nickname }
    }),
  }),
)

export default defects
