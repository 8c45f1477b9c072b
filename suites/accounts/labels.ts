import { type Answer, type Item, valueAt } from '../../src/scenario/index.js'
import { scenario } from './scenario.js'

const longest = 80
/** Room that a joint of the two parts may take. */
const widestJoint = 5

interface Shown {
  readonly page: Answer
  readonly item: Item
  readonly index: number
}

export default scenario('The label of an account is its nickname, else its product and number', {
  verifies: [
    'accounts.label.nickname',
    'accounts.label.product-and-number',
    'accounts.nickname.omitted',
  ],
  async steps({ operation, walkList, verify, undecided }) {
    const list = await walkList(operation('listAccounts'))
    const shown: readonly Shown[] = list.pages.flatMap((page) =>
      page.items.map((item, index) => ({ page, item, index })),
    )
    const named = shown.filter(({ item }) => isText(item['nickname']) && isText(item['label']))
    const unnamed = shown.filter(({ item }) => item['nickname'] === undefined)
    const labelled = unnamed.filter(
      ({ item }) => isText(item['label']) && parts(item).every(isText),
    )

    const misnamed = named.filter(({ item }) => item['nickname'] !== item['label'])
    for (const { page, item, index } of shownOf(misnamed, named))
      verify('accounts.label.nickname', page).at(`/items/${index}/label`, item['nickname'])
    if (named.length === 0)
      undecided('accounts.label.nickname', 'No account of the list has a nickname.', {
        remedy: 'claims.options.nicknames: false, or an account with a nickname',
      })

    const holds = ({ item }: Shown): boolean =>
      joins(String(item['label']), parts(item).map(String))
    const misjoined = labelled.filter((one) => !holds(one))
    for (const { page, item, index } of shownOf(misjoined, labelled))
      verify('accounts.label.product-and-number', page).that({
        holds: misjoined.length === 0,
        expected: parts(item).join(', joined with '),
        actual: String(item['label']),
        pointer: `/items/${index}/label`,
      })
    if (labelled.length === 0)
      undecided(
        'accounts.label.product-and-number',
        'No account of the list shows the label of its product and has no nickname.',
      )

    const empty = shown.filter(({ item }) => item['nickname'] === '')
    for (const { page, index } of empty)
      verify('accounts.nickname.omitted', page).that({
        holds: false,
        expected: 'a nickname, or no member nickname',
        actual: 'an empty nickname',
        pointer: `/items/${index}/nickname`,
      })
    const [first] = unnamed
    if (first !== undefined) verify('accounts.nickname.omitted', first.page).that(leftOut)
    else undecided('accounts.nickname.omitted', 'No account of the list is without a nickname.')
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
