import {
  type Answer,
  identify,
  law,
  lawCase,
  type Operation,
  type LawStage,
  type Look,
  often,
  refusalStatuses,
  someTimes,
  type Verify,
  whyPartial,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { askOddly } from './ask-oddly.js'
import { offsetPaging } from './binding.js'
import { judgeBetween } from './judge-between.js'
import { judgePageSizes } from '../shared/judge-page-sizes.js'
import {
  idsOf,
  isStill,
  type NumberedPages,
  numberedPages,
  readWhole,
  shownBy,
  startsIn,
} from '../shared/numbered-pages.js'
import { isAddedTo } from '../shared/is-added-to.js'

const farther = 1000
/** No number of JavaScript is it. */
const greatestInt64 = '9223372036854775807'

/** A page that is asked for by number is the one that was requested, and says so. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, offsetPaging)
    return lawCase({
      operation: operation.id,
      title: `A page of ${operation.id} is the one that was requested`,
      verifies: {
        startEchoed: requirement('start-echoed'),
        limitRespected: requirement('limit-respected'),
        limitReported: { requirement: requirement('limit-reported'), after: 'limitRespected' },
        beyondEnd: { requirement: requirement('beyond-end'), after: 'startEchoed' },
        beyondInt32: { requirement: requirement('beyond-int32'), after: 'beyondEnd' },
      },
      undisturbed: isAddedTo(operations),
      requests: 11 + 2 * (often - 1),
      async steps(stage) {
        const { verify, confirmed } = stage
        const readings: NumberedPages[] = []
        const isEchoed = await confirmed(async (compare) => {
          const reading = await numberedPages(stage, operation)
          readings.push(reading)
          for (const [answer, start] of startsIn(reading.small))
            if (typeof answer.at('/start') === 'number')
              compare.startEchoed(answer).at('/start', start)
          await judgeBetween(stage, operation, reading, compare.startEchoed)
          const second = reading.overfull ? undefined : reading.small.pages[1]
          if (second === undefined) return undefined
          const firsts = new Set(reading.small.pages.map(firstOf))
          const other = 'another item than all other pages begin with'
          compare.startEchoed(second).tells('/_embedded/items/0', other, () => firsts.size > 1)
          return { still: firsts.size > 1 ? undefined : await isStill(stage, operation, reading) }
        })
        for (const reading of readings.slice(-1)) {
          const { small, limit } = reading
          // The page that says the least is the last one: a service that caps pages does so on each.
          // Of bare pages it is not said whether limit may be the number of their items.
          const sizes = operation.bare ? [] : small.pages.map(({ items }) => items.length)
          judgePageSizes(verify, small.pages, limit, Math.max(0, ...sizes))
          if (isEchoed) await judgeBeyond(stage, operation, reading)
        }
        await askOddly(stage, operation)
      },
    })
  }),
)

/** Judges a page that begins beyond the end of the list. */
async function judgeBeyond(
  stage: LawStage & Verifying,
  operation: Operation,
  reading: NumberedPages,
): Promise<void> {
  const { customer, plain, verify } = stage
  const { whole, small } = reading
  // What was read already is the first reading.
  const readings = [whole]
  const { order } = await plain(operation)
  const [counted] = whole.pages.map((page) => page.at('/count'))
  // A count that is smaller than what was read already is that of a page.
  const told = Number(counted) >= whole.items.length ? counted : undefined
  const end = whole.end.kind === 'complete' ? whole.items.length : told
  if (typeof end !== 'number')
    return verify.beyondEnd.undecided(
      `${whyPartial(whole)?.because ?? ''} No page says how many items there are.`.trim(),
      { remedy: 'let a page say how many items there are' },
    )
  const ask = (start: number | string): Promise<Answer> =>
    customer.send(operation.id, { ...order, query: { ...order.query, start } })
  const parameter = operation.parameters.find(({ name }) => name === 'start')
  // Whether such a start is valid is not shown: an empty page says the same as a refusal.
  const refused = parameter === undefined ? [] : refusalStatuses(operation, parameter)
  const holdsNothing = (page: Answer, judge: Look): boolean =>
    judge(page).status(200, ...refused) && (page.status !== 200 || judge(page).atMost(0))
  const isNothing = (page: Answer, key: keyof Verifying['verify']): boolean =>
    holdsNothing(page, verify[key])
  // The page right behind the last item holds nothing, unless one came meanwhile. Where pages show an item twice, that
  // is said of them, and the list may end elsewhere.
  const isEachOnce = new Set(idsOf(small)).size === small.items.length
  const isEnd = await verify.beyondEnd.confirmed(async (compare) => {
    const before = readings.pop() ?? (await readWhole(stage, operation))
    if (!isEachOnce || before.end.kind !== 'complete') return undefined
    const page = await ask(before.items.length)
    if (holdsNothing(page, compare)) return undefined
    return { still: shownBy(before) === shownBy(await readWhole(stage, operation)) }
  })
  if (!isEnd) return
  const far = Math.max(end, Number(counted ?? 0)) + farther
  const isEmpty = await someTimes(async () => isNothing(await ask(far), 'beyondEnd'), often)
  if (!isEmpty || operation.requirement(beyondInt32) === undefined) return
  // In 32 bits the first would be negative, and the last one nothing; the greatest start and a limit need more
  // than 64.
  const beyond = await Promise.all([2 ** 31, greatestInt64].map(ask))
  if (!beyond.every((page) => isNothing(page, 'beyondInt32'))) return
  // A service may refuse what is beyond an end of its own; one that takes the greatest of 32 bits refuses the rest of 64.
  const [first] = beyond
  if (first?.status !== 200 && (await ask(2 ** 31 - 1)).status === 200)
    return void verify.beyondInt32(first as Answer).status(200)
  await someTimes(async () => isNothing(await ask(2 ** 32), 'beyondInt32'), often)
}

const beyondInt32 = { kind: 'law', law: 'offset-paging', aspect: 'beyond-int32' } as const

interface Verifying {
  readonly verify: Verify<'beyondEnd' | 'beyondInt32'>
}

const firstOf = ({ items: [item] }: Answer): string => (item === undefined ? '' : identify(item))
