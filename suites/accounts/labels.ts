import { type Answer, type Item, valueAt } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const longest = 80
/** Room that a joint of the two parts may take. */
const widestJoint = 5

interface Shown {
  readonly page: Answer
  readonly item: Item
  /** JSON Pointer to the account. */
  readonly at: string
}

export default scenario('The label of an account is its nickname, else its product and number', {
  verifies: [
    'accounts.label.nickname',
    'accounts.label.product-and-number',
    'accounts.nickname.omitted',
  ],
  async steps({ customer, operation, fixtures, walkList, verify, undecided }) {
    const lists = await Promise.all(
      ['listAccounts', 'listEligibleAchAccounts'].map((id) => walkList(operation(id))),
    )
    const shown: Shown[] = lists
      .flatMap(({ pages }) => pages)
      .flatMap((page) => page.items.map((item, index) => ({ page, item, at: `/items/${index}` })))
    if (shown.some(({ item }) => item['location'] === 'internal')) {
      const some = [await fixtures.internalAccount(), ...(await fixtures.nicknamedAccounts())]
      for (const accountId of new Set(some.slice(0, 2))) {
        const page = await customer.send('getAccount', { path: { accountId } })
        const account = page.status === 200 ? page.json : undefined
        if (typeof account === 'object' && account !== null)
          shown.push({ page, item: account as Item, at: '' })
      }
    }
    const named = shown.filter(({ item }) => isText(item['nickname']) && isText(item['label']))
    const unnamed = shown.filter(({ item }) => item['nickname'] === undefined)
    const labelled = unnamed.filter(
      ({ item }) => isText(item['label']) && parts(item).every(isText),
    )

    const misnamed = named.filter(({ item }) => item['nickname'] !== item['label'])
    for (const { page, item, at } of shownOf(misnamed, named))
      verify('accounts.label.nickname', page).at(`${at}/label`, item['nickname'])
    if (named.length === 0)
      undecided('accounts.label.nickname', 'No account that was shown has a nickname.', {
        remedy: 'claims.options.nicknames: false, or an account with a nickname',
      })

    const holds = ({ item }: Shown): boolean =>
      joins(String(item['label']), parts(item).map(String))
    const misjoined = labelled.filter((one) => !holds(one))
    for (const { page, item, at } of shownOf(misjoined, labelled))
      verify('accounts.label.product-and-number', page).that({
        holds: misjoined.length === 0,
        expected: parts(item).join(', joined with '),
        actual: String(item['label']),
        pointer: `${at}/label`,
      })
    if (labelled.length === 0)
      undecided(
        'accounts.label.product-and-number',
        'No account that was shown has the label of its product and no nickname.',
      )

    const empty = shown.filter(({ item }) => item['nickname'] === '')
    for (const { page, at } of empty.slice(0, 5))
      verify('accounts.nickname.omitted', page).that({
        holds: false,
        expected: 'a nickname, or no member nickname',
        actual: 'an empty nickname',
        pointer: `${at}/nickname`,
      })
    const [first] = unnamed
    if (first !== undefined) verify('accounts.nickname.omitted', first.page).that(leftOut)
    else undecided('accounts.nickname.omitted', 'No account that was shown is without a nickname.')
  },
})

const leftOut = { holds: true, expected: '', actual: '' }
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const parts = (item: Item): readonly unknown[] => [
  valueAt(item, '/product/label'),
  item['maskedNumber'],
]

/** A few that are wrong, else one that is right. */
const shownOf = (wrong: readonly Shown[], all: readonly Shown[]): readonly Shown[] =>
  wrong.length > 0 ? wrong.slice(0, 5) : all.slice(0, 1)

/**
 * Both parts stand in the label, whatever is between them. Where they may have no room together with what
 * joins them, the label was cut in some way, and the beginning of one of them is enough.
 */
function joins(label: string, [product = '', number = '']: readonly string[]): boolean {
  const [name, digits] = [product.trim(), number.trim()]
  const rest = label.replace(name, '')
  if (rest !== label && rest.includes(digits)) return true
  const isCut = [...name, ...digits].length + widestJoint > longest
  return isCut && (label.includes(digits) || label.startsWith(name.slice(0, 8)))
}
