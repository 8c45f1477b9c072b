import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
const liberties: readonly Liberty[] = [
  {
    name: 'written-answers-links-alone',
    sentence: 'A write is answered with the links of what was written, and no more.',
    warns: [
      'text.textString._id.present',
      'text.textString._profile.present',
      'text.textString.values.present',
      'text.textString.modifiedAt.present',
      'transactions.transactionMemo.text.present',
      'transactions.transactionMemo._profile.present',
    ],
    because: 'Which members a representation needs is not shown.',
    response: changeJson(
      { operations: ['updateTransactionMemo', 'setString'], statuses: [200, 201] },
      ({ _links }) => ({ _links }),
    ),
  },
]

export default liberties
