import { changeItems } from '../../alterations/change-items.js'
import type { Defect } from '../../defect.js'

const operations = ['listAccounts', 'listEligibleAchAccounts', 'getAccount']

/** Titles that customers choose. */
const defects: readonly Defect[] = [
  {
    name: 'titles-as-labels',
    sentence:
      'The title of an account is its label, and so the nickname that the customer gave it.',
    breaks: ['accounts.account.title-assigned'],
    response: changeItems({ operations, statuses: [200] }, (account) => ({
      ...account,
      title: account['label'],
    })),
  },
]

export default defects
