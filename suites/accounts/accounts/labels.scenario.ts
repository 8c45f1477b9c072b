import {
  type Answer,
  type Item,
  type Stage,
  valueAt,
  type Verification,
} from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const longest = 80
const unnamedAccount = 'add an account without a nickname'
/** Room that a joint of the two parts may take. */
const widestJoint = 5

type Needs = Pick<Stage, 'customer' | 'operation' | 'walkList'> & {
  readonly fixtures: {
    internalAccount(): Promise<string>
    nicknamedAccounts(): Promise<readonly string[]>
  }
}

interface Shown {
  readonly page: Answer
  readonly item: Item
  /** JSON Pointer to the account. */
  readonly at: string
}

export default scenario('The label of an account is its nickname, else its product and number', {
  verifies: {
    nickname: 'accounts.label.nickname',
    productAndNumber: 'accounts.label.product-and-number',
    omitted: 'accounts.nickname.omitted',
  },
  async steps(stage) {
    const shown = await accountsShown(stage)
    judgeNicknames(stage.verify.nickname, shown)
    const unnamed = shown.filter(({ item }) => item['nickname'] === undefined)
    judgeLabels(stage.verify.productAndNumber, unnamed)
    judgeOmitted(stage.verify.omitted, shown, unnamed)
  },
})

/** An account with a nickname has it as its label. */
function judgeNicknames(verify: Verification, shown: readonly Shown[]): void {
  const named = shown.filter(({ item }) => isText(item['nickname']) && isText(item['label']))
  if (named.length === 0)
    verify.undecided('No account that was shown has a nickname.', {
      remedy: 'claims.options.nicknames: false, or an account with a nickname',
    })
  const wrong = named.filter(({ item }) => item['nickname'] !== item['label'])
  for (const { page, item, at } of someOf(wrong, named))
    verify(page).at(`${at}/label`, item['nickname'])
}

/** An account without a nickname has its product and its number in its label. */
function judgeLabels(verify: Verification, unnamed: readonly Shown[]): void {
  const labelled = unnamed.filter(
    ({ item }) => isText(item['label']) && productAndNumber(item).every(isText),
  )
  if (labelled.length === 0)
    verify.undecided(
      'No account without a nickname shows its label, its number and the label of its product.',
      { remedy: unnamedAccount },
    )
  const isRight = (item: Item, label: unknown): boolean =>
    isJoinedOf(String(label), productAndNumber(item).map(String))
  const wrong = labelled.filter(({ item }) => !isRight(item, item['label']))
  for (const { page, item, at } of someOf(wrong, labelled))
    verify(page).tells(`${at}/label`, productAndNumber(item).join(', joined with '), (label) =>
      isRight(item, label),
    )
}

/** An account without a nickname leaves the member out: it is not empty. */
function judgeOmitted(
  verify: Verification,
  shown: readonly Shown[],
  unnamed: readonly Shown[],
): void {
  const empty = shown.filter(({ item }) => item['nickname'] === '')
  if (empty.length + unnamed.length === 0)
    verify.undecided('No account that was shown is without a nickname.', { remedy: unnamedAccount })
  for (const { page, at } of someOf(empty, unnamed))
    verify(page).tells(`${at}/nickname`, 'a nickname, or no member', (nickname) => nickname !== '')
}

/** Accounts of both lists, and some that are read by themselves: with a nickname and without one. */
async function accountsShown({
  customer,
  operation,
  fixtures,
  walkList,
}: Needs): Promise<readonly Shown[]> {
  const lists = await Promise.all(
    ['listAccounts', 'listEligibleAchAccounts'].map((id) => walkList(operation(id))),
  )
  const shown: Shown[] = lists
    .flatMap(({ pages }) => pages)
    .flatMap((page) => page.items.map((item, index) => ({ page, item, at: `/items/${index}` })))
  const internal = shown.filter(({ item }) => item['location'] === 'internal')
  if (internal.length > 0) {
    const some = [await fixtures.internalAccount(), ...(await fixtures.nicknamedAccounts())]
    const unnamed = internal.find(({ item }) => item['nickname'] === undefined)?.item['id']
    const ids = [...some.slice(0, 2), ...(typeof unnamed === 'string' ? [unnamed] : [])]
    for (const accountId of new Set(ids)) {
      const page = await customer.send('getAccount', { path: { accountId } })
      const account = page.status === 200 ? page.json : undefined
      if (typeof account === 'object' && account !== null)
        shown.push({ page, item: account as Item, at: '' })
    }
  }
  return shown
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const productAndNumber = (item: Item): readonly unknown[] => [
  valueAt(item, '/product/label'),
  item['maskedNumber'],
]

/** A few that are wrong, else one that is right. */
const someOf = (wrong: readonly Shown[], all: readonly Shown[]): readonly Shown[] =>
  wrong.length > 0 ? wrong.slice(0, 5) : all.slice(0, 1)

/**
 * Both parts stand in the label, with any text between them. Where they may have no room together with what
 * joins them, the label was cut in some way, and the beginning of one of them is enough.
 */
function isJoinedOf(label: string, [product = '', number = '']: readonly string[]): boolean {
  const [name, digits] = [product.trim(), number.trim()]
  const rest = label.replace(name, '')
  if (rest !== label && rest.includes(digits)) return true
  const isCut = [...name, ...digits].length + widestJoint > longest
  return isCut && (label.includes(digits) || label.startsWith(name.slice(0, 8)))
}
