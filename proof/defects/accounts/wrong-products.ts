import { changeItems } from '../../alterations/change-items.js'
import type { JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  breaks: string,
  member: string,
  fault: string,
  sentence: string,
  change: (product: JsonObject) => JsonObject,
]

const rows: readonly Row[] = [
  [
    'accounts.productReference.type',
    'type',
    'capitals',
    'The type of a product is written in capitals',
    ({ type }) => ({ type: String(type).toUpperCase() }),
  ],
  [
    'accounts.productReference.type',
    'type',
    'further',
    'A certificate has a product type of its own',
    ({ type }) => ({ type: type === 'cd' ? 'certificateOfDeposit' : type }),
  ],
  [
    'accounts.productReference.code',
    'code',
    'number',
    'The code of a product is a number',
    ({ code }) => ({ code: Number(String(code).slice(-2)) }),
  ],
  [
    'accounts.productReference.label',
    'label',
    'languages',
    'The label of a product comes in every language of the bank',
    ({ label }) => ({ label: { en: label, es: label } }),
  ],
  [
    'accounts.productReference.description',
    'description',
    'null',
    'The description of a product is null',
    () => ({ description: null }),
  ],
]

const operations = ['listAccounts', 'getAccount', 'listEligibleAchAccounts']

/** One defect for each member of a product with a value that it may not have. */
const defects: readonly Defect[] = rows.map(([breaks, member, fault, sentence, change]) => ({
  name: `wrong-products-${member}-${fault}`,
  sentence: `${sentence}.`,
  breaks: [breaks],
  response: changeItems({ operations }, (account) => {
    const product = account['product'] as JsonObject
    return { ...account, product: { ...product, ...change(product) } }
  }),
}))

export default defects
