import { isJoinedOf, type Item, valueAt, type Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { accountsShown, type AccountShown } from './shared/accounts-shown.js'

const unnamedAccount = 'add an account without a nickname'

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
function judgeNicknames(verify: Verification, shown: readonly AccountShown[]): void {
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
function judgeLabels(verify: Verification, unnamed: readonly AccountShown[]): void {
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
  shown: readonly AccountShown[],
  unnamed: readonly AccountShown[],
): void {
  const empty = shown.filter(({ item }) => item['nickname'] === '')
  if (empty.length + unnamed.length === 0)
    verify.undecided('No account that was shown is without a nickname.', { remedy: unnamedAccount })
  for (const { page, at } of someOf(empty, unnamed))
    verify(page).tells(`${at}/nickname`, 'a nickname, or no member', (nickname) => nickname !== '')
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const productAndNumber = (item: Item): readonly unknown[] => [
  valueAt(item, '/product/label'),
  item['maskedNumber'],
]

/** A few that are wrong, else one that is right. */
const someOf = (
  wrong: readonly AccountShown[],
  all: readonly AccountShown[],
): readonly AccountShown[] => (wrong.length > 0 ? wrong.slice(0, 5) : all.slice(0, 1))
