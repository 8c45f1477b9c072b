import type { Account, Holding } from '../../../src/reference/books/books.js'
import { changeItems } from '../../alterations/change-items.js'
import type { Liberty } from '../../liberty.js'
import { varyAccounts } from '../../alterations/vary-accounts.js'

const changed = (
  holding: Holding,
  account: Partial<Account>,
  nickname = holding.nickname,
): Holding => ({
  ...holding,
  account: { ...holding.account, ...account },
  ...(nickname === undefined ? {} : { nickname }),
})

/** What people and banks write. */
const liberties: readonly Liberty[] = [
  varyAccounts(
    'texts-in-other-scripts',
    'Titles and nicknames are not in Latin letters, and as long as they may be.',
    'Lengths count characters; which characters they are is not limited.',
    (holding) =>
      changed(
        holding,
        { title: `${'\u5c71\u7530'.repeat(38)} ${'\u{1f3e6}'.repeat(3)}` },
        '\u{1f697}'.repeat(50),
      ),
  ),
  varyAccounts(
    'texts-with-markup',
    'Titles and nicknames hold markup and control characters.',
    'Customers type what they like.',
    (holding) =>
      changed(
        holding,
        { title: '</script><img src=x onerror=alert(1)>\u001b[31m]]>\u0000&amp;' },
        '"\' OR 1=1 --\r\n\u202e\u2028{{7*7}}',
      ),
  ),
  varyAccounts(
    'texts-with-long-product-labels',
    'The label of a product is so long that the label of its account is cut to 80 characters.',
    'A label has 80 characters at most, the label of a product has no limit.',
    (holding) => {
      const { product } = holding.account
      const label = `${product.label} with everything that belongs to a premium banking relationship`
      return changed(holding, { product: { ...product, label } })
    },
  ),
  varyAccounts(
    'texts-masked-differently',
    'Masked numbers have one character, or spaces, periods and hyphens.',
    'A masked number is an asterisk and 1 to 4 letters, digits, hyphens, spaces, underscores, periods.',
    (holding, at) =>
      changed(holding, { maskedNumber: ['*x', '*-. _', '* 7', '*.'][at % 4] ?? '*x' }),
  ),
  {
    name: 'texts-sparse-products',
    sentence: 'A product has its type and its label only.',
    warns: [
      'accounts.productReference.code.present',
      'accounts.productReference.description.present',
    ],
    because: 'The product is required; that each of its members is, is not shown.',
    response: changeItems({ statuses: [200] }, (item) => {
      const { product } = item
      if (typeof product !== 'object' || product === null || Array.isArray(product)) return item
      return { ...item, product: { type: product['type'], label: product['label'] } }
    }),
  },
]

export default liberties
