import { changeItems } from '../../alterations/change-items.js'
import type { Holding } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  sentence: string,
  breaks: string,
  label: (holding: Holding) => string,
]

const rows: readonly Row[] = [
  [
    'nickname-ignored',
    'The label of an account with a nickname is made from its product and number.',
    'accounts.label.nickname',
    ({ account }) => `${account.product.label} ${account.maskedNumber}`,
  ],
  [
    'nickname-with-number',
    'The label of an account with a nickname has its number besides.',
    'accounts.label.nickname',
    ({ account, nickname }) => `${nickname ?? account.product.label} ${account.maskedNumber}`,
  ],
  [
    'number-left-out',
    'The label of an account without a nickname is the label of its product alone.',
    'accounts.label.product-and-number',
    ({ account, nickname }) => nickname ?? account.product.label,
  ],
  [
    'product-code',
    'The label of an account without a nickname has the code of its product.',
    'accounts.label.product-and-number',
    ({ account, nickname }) => nickname ?? `${account.product.code} ${account.maskedNumber}`,
  ],
]

/** Labels and nicknames of accounts. */
const defects: readonly Defect[] = [
  ...rows.map(([name, sentence, breaks, label]) => ({
    name: `account-labels-${name}`,
    sentence,
    breaks: [breaks],
    behaviour: { label },
  })),
  {
    name: 'account-labels-empty-nickname',
    sentence: 'An account to which the customer gave no name has an empty nickname.',
    breaks: ['accounts.nickname.omitted'],
    response: changeItems({ statuses: [200] }, (account) =>
      'label' in account ? { ...account, nickname: account['nickname'] ?? '' } : account,
    ),
  },
]

export default defects
