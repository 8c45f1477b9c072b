import { identify, law, lawCase, type Walk, whyPartial } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { holdsEachOnce } from '../shared/holds-each-once.js'
import { isSame } from '../shared/is-same.js'
import { judgePageSizes } from '../shared/judge-page-sizes.js'
import { judgeRestless } from '../shared/judge-restless.js'
import { readAfterwards } from '../shared/read-afterwards.js'
import { standsStill } from '../shared/stands-still.js'
import { whySinglePage } from '../shared/why-single-page.js'
import { cursorPaging } from './binding.js'
import { isLink } from './is-link.js'
import { judgeChain } from './judge-chain.js'
import { judgeSmallest } from './judge-smallest.js'
import { judgeStarts } from './judge-starts.js'
import { isBroken, lackingIn, readPages } from './read-pages.js'

/** Pages that are asked for by a cursor add up to the list: each item once, each link leading on. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, cursorPaging)
    return lawCase({
      operation: operation.id,
      title: `The pages of ${operation.id} add up to the list`,
      verifies: {
        limitRespected: requirement('limit-respected'),
        limitReported: { requirement: requirement('limit-reported'), after: 'limitRespected' },
        nextWhileMore: requirement('next-while-more'),
        nextAnswers: { requirement: requirement('next-answers'), after: 'nextWhileMore' },
        end: {
          requirement: requirement(operation.bare ? 'bare-end' : 'end'),
          after: 'nextAnswers',
        },
        nothingMissing: { requirement: requirement('nothing-missing'), after: 'end' },
        nothingTwice: { requirement: requirement('nothing-twice'), after: 'nextAnswers' },
        ownStart: { requirement: requirement('own-start'), after: 'nextAnswers' },
      },
      // Pages that lose an item now and then lose none in most walks.
      often: true,
      async steps(stage) {
        const { customer, plainRequest, verify, confirmed, giveUp } = stage
        const readings: Awaited<ReturnType<typeof readPages>>[] = []
        const stands = standsStill()
        let due: readonly string[] = []
        await confirmed(async (compare) => {
          // A list that changes every so many requests is not to be met at the same place each time.
          if (readings.length % 2 === 1)
            await customer.send(operation.id, await plainRequest(operation))
          const pages = await readPages(stage, operation)
          readings.push(pages)
          const { whole, small, exact = small } = pages
          if (isBroken(small)) {
            judgeChain(stage, compare, small)
            return { still: stands(whole, await readAfterwards(stage, operation)) }
          }
          const isWhole = [small, exact].every((one) => isAll(one, whole))
          const afterwards = isWhole ? undefined : await readAfterwards(stage, operation)
          const still = { still: stands(whole, afterwards) }
          const gone = new Set((afterwards ?? []).flatMap((after) => lackingIn(after, whole)))
          due = whole.items.map(identify).filter((id) => !gone.has(id))
          const lacking = lackingIn(small, whole).filter((id) => !gone.has(id))
          const [first, second] = small.pages
          if (first === undefined) return still
          if (second !== undefined || (lacking.length > 0 && small.end.kind === 'complete'))
            compare
              .nextWhileMore(first)
              .tells('/nextPage_url', `a link to the rest of ${due.length} items`, isLink)
          if (second === undefined) return still
          compare.nextAnswers(second).status(200)
          await judgeSmallest(stage, operation, compare.nextWhileMore, due)
          holdsEachOnce(compare.nothingTwice(small), small, [whole, ...(afterwards ?? [])])
          // The only page may be full as well.
          if (due.length > 0 && isEnd(whole.end))
            for (const one of new Set([small, exact]))
              if (isEnd(one.end)) compare.nothingMissing(one).holds(due)
          return still
        })
        const pages = readings.at(-1)
        if (pages === undefined) return
        const { whole, small, limit } = pages
        const partial = whyPartial(small) ?? whyPartial(whole) ?? whyNoneStayed(operation.id, due)
        if (isBroken(small)) giveUp(partial?.because ?? '', partial?.remedy)
        judgePageSizes(verify, small.pages, limit)
        await judgeRestless(stage, verify.nothingMissing, operation, pages)
        if (small.pages.length < 2)
          giveUp(whySinglePage(operation, small), `let ${operation.id} answer with several pages`)
        judgeStarts(verify.ownStart, small.pages)
        if (partial !== undefined) verify.nothingMissing.undecided(partial.because, partial)
        const last = walkToTheEnd(small, whole)
        if (last !== undefined)
          for (const page of last.pages.slice(-1))
            verify.end(page).tells(
              '/nextPage_url',
              'nothing: there is no further page',
              // Whether one that names nothing may stand there is not said where pages are bare.
              (next) => next === undefined || (operation.bare === true && next === ''),
            )
        else if (partial !== undefined) verify.end.undecided(partial.because, partial)
      },
    })
  }),
)

const isAll = (one: Walk, whole: Walk): boolean =>
  one.items.length === whole.items.length && isSame(one, whole)

/** Of several pages, where there is one that came to the last of them. */
const walkToTheEnd = (small: Walk, whole: Walk): Walk | undefined =>
  [small, whole].find(({ end, pages }) => isEnd(end) && pages.length > 1) ??
  (isEndless(small) && isEndless(whole) ? small : undefined)

/** Why nothing can be missing in a list of which no item stayed. */
const whyNoneStayed = (operationId: string, due: readonly string[]) =>
  due.length > 0
    ? undefined
    : {
        because: 'No item stayed while the list was read.',
        remedy: `run again while nothing changes the list of ${operationId}`,
      }

/** Whether it came to page after page without an item, each leading to another one. */
const isEndless = ({ end }: Walk): boolean => end.kind === 'sampled' && end.by === 'empty'

const isEnd = ({ kind }: Walk['end']): boolean => kind === 'complete'
