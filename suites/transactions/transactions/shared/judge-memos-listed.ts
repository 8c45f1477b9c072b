import type { Answer, Expectation, Item } from '../../../../src/scenario/index.js'

/** A transaction as the history shows it and as it is by itself. */
export interface Listed {
  readonly item: Item
  readonly alone: Item
  /** Of the item in its page. */
  readonly index: number
  /** The answer that showed it by itself. */
  readonly found: Answer
}

/** Less of a memo is shown in the list than by itself: who writes another one does not leave its beginning as it was. */
const isCut = ({ item, alone }: Listed): boolean => {
  const beginning = textOf(item)
    .replace(/(?:…|\.{3})$/, '')
    .trim()
  const whole = textOf(alone)
  const isOurs = beginning.startsWith('Assay ')
  const isLess = whole.startsWith(beginning) && whole.trim() !== beginning
  return beginning.length >= shortest && !isOurs && isLess
}

const textOf = ({ memo }: Item): string => String(memo ?? '')

/** So long is a beginning that is not by chance that of another memo. */
const shortest = 10

/** So many memos are not written all at once, neither by the suite nor by customers; nor are so many that are empty. */
const many = 4
const manyEmpty = 2

/**
 * A memo may be seen later in one place than in another one: where most transactions have another one in the history than
 * by themselves, or one that they have not, no writing explains it; nor does it where one is cut.
 */
export function judgeMemosListed(list: Expectation, listed: readonly Listed[]): void {
  const wrong = listed.filter(
    ({ item, alone }) => typeof item['memo'] === 'string' && item['memo'] !== alone['memo'],
  )
  const cut = wrong.find(isCut)
  const first = cut ?? wrong[0]
  const empty = wrong.filter(({ item, alone }) => item['memo'] === '' && !('memo' in alone))
  const isOften = wrong.length >= many || empty.length >= manyEmpty
  const areMany = isOften && wrong.length * 2 > listed.length
  if (first === undefined || (cut === undefined && !areMany)) return
  list.that({
    holds: false,
    expected: `what getTransaction shows: ${JSON.stringify(first.alone['memo']) ?? 'no memo'}`,
    actual: `${JSON.stringify(first.item['memo'])}, and another memo in ${wrong.length} of ${listed.length} transactions`,
    pointer: `/_embedded/items/${first.index}/memo`,
    exchanges: wrong.slice(0, many).map(({ found }) => found.exchange.number),
    faults: ['memos'],
  })
}
