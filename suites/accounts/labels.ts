import { type Item, valueAt } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const longest = 80

export default scenario('The label of an account is its nickname, else its product and number', {
  verifies: [
    'accounts.label.nickname',
    'accounts.label.product-and-number',
    'accounts.nickname.omitted',
  ],
  async steps({ operation, walkList, verify, undecided }) {
    const list = await walkList(operation('listAccounts'))
    const shown = list.pages.flatMap((page) =>
      page.items.map((item, index) => ({ page, item, index })),
    )
    const named = shown.filter(({ item }) => isText(item['nickname']) && isText(item['label']))
    const unnamed = shown.filter(
      ({ item }) =>
        item['nickname'] === undefined && isText(item['label']) && parts(item).every(isText),
    )

    for (const { page, item, index } of named)
      verify('accounts.label.nickname', page).at(`/items/${index}/label`, item['nickname'])
    if (named.length === 0)
      undecided('accounts.label.nickname', 'No account of the list has a nickname.', {
        remedy: 'claims.options.nicknames: false, or an account with a nickname',
      })

    for (const { page, item, index } of unnamed)
      verify('accounts.label.product-and-number', page).that({
        holds: joins(String(item['label']), parts(item).map(String)),
        expected: parts(item).join(', joined with '),
        actual: String(item['label']),
        pointer: `/items/${index}/label`,
      })
    if (unnamed.length === 0)
      undecided(
        'accounts.label.product-and-number',
        'Every account of the list has a nickname, or none shows the label of its product.',
      )

    const empty = shown.filter(({ item }) => item['nickname'] === '')
    for (const { page, index } of empty)
      verify('accounts.nickname.omitted', page).that({
        holds: false,
        expected: 'a nickname, or no member nickname',
        actual: 'an empty nickname',
        pointer: `/items/${index}/nickname`,
      })
    const first = unnamed[0]
    if (first !== undefined) verify('accounts.nickname.omitted', first.page).that(leftOut)
    else undecided('accounts.nickname.omitted', 'Every account of the list has a nickname.')
  },
})

const leftOut = { holds: true, expected: '', actual: '' }
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const parts = (item: Item): readonly unknown[] => [
  valueAt(item, '/product/label'),
  item['maskedNumber'],
]

/** Both parts stand in the label, whatever is between them; a label at its full length may have been cut. */
const joins = (label: string, [product = '', number = '']: readonly string[]): boolean => {
  if (product.length + number.length >= longest - 1) return label.length >= longest - 1
  const rest = label.replace(product, '')
  return rest !== label && rest.includes(number)
}
