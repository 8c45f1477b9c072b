import { type Answer, law, lawCase, type Walk, whyPartial } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { cursorPaging } from './binding.js'
import { judgeChain } from './judge-chain.js'
import { judgePageSizes } from '../shared/judge-page-sizes.js'
import { type LastingFaults, lastingFaults } from './lasting-faults.js'
import { pageFaults } from './page-faults.js'
import { unbrokenWalk } from './unbroken-walk.js'

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
        end: { requirement: requirement('end'), after: 'nextAnswers' },
        nothingMissing: { requirement: requirement('nothing-missing'), after: 'end' },
        nothingTwice: { requirement: requirement('nothing-twice'), after: 'nextAnswers' },
      },
      async steps(stage) {
        const { customer, walk, walkList, walkListAgain, plainRequest, verify, giveUp } = stage
        const whole = await unbrokenWalk(
          () => walkList(operation),
          () => walkListAgain(operation),
        )
        if (whole.end.kind !== 'complete' && whole.end.kind !== 'sampled')
          return judgeChain(stage, whole.end)
        if (whole.items.length < 2)
          giveUp(
            `The list of ${operation.id} has too few items for two pages: ${whole.items.length}.`,
          )

        const limit = Math.min(Math.ceil(whole.items.length / 3), 100)
        const { query } = await plainRequest(operation)
        const walkSmall = (): Promise<Walk> => walk(customer, operation.id, { ...query, limit })
        let small = await unbrokenWalk(walkSmall, walkSmall)
        const [first] = small.pages
        if (small.end.kind !== 'complete' && small.end.kind !== 'sampled')
          return judgeChain(stage, small.end)
        if (first === undefined) return

        judgePageSizes(verify, small.pages, limit)

        let found: LastingFaults = { faults: new Set(pageFaults(small, whole, whole)), still: true }
        const suspected = [...found.faults]
        if (suspected.length > 0)
          found = await lastingFaults(stage, operation, suspected, async (before) => {
            small = await walkSmall()
            return (after) => pageFaults(small, before, after)
          })
        const last = small.pages.at(-1) ?? first
        const count = `${whole.items.length} items`
        if (small.pages.length === 1) {
          const overfull = first.items.length > limit
          // A page that holds the whole list is the last one, and rightly leads nowhere.
          const beyond = overfull && suspected.length === 0
          if (!beyond)
            settle('nextWhileMore', 'next', first, `nextPage_url, as the list holds ${count}`)
          return giveUp('The list came in one page.')
        }
        const further = {
          holds: small.pages.length > 1,
          expected: 'a further page',
          actual: 'none',
        }
        verify.nextWhileMore(first).that(further)
        verify.nextAnswers(small.pages[1] ?? last).status(200)
        if (small.end.kind === 'complete') isLast(last)
        else if (whole.end.kind === 'complete' && whole.pages.length > 1)
          isLast(whole.pages.at(-1) ?? last)
        else leaveOpen('end')
        settle('nothingTwice', 'twice', last, 'each item once')
        if (whole.end.kind === 'complete' && small.end.kind === 'complete')
          settle('nothingMissing', 'missing', last, `the ${count} that bigger pages hold`)
        else leaveOpen('nothingMissing')

        function isLast(page: Answer): void {
          const isNone = (next: unknown): boolean => typeof next !== 'string' || next === ''
          verify.end(page).tells('/nextPage_url', 'no further page', isNone)
        }

        function leaveOpen(key: 'end' | 'nothingMissing'): void {
          const { because = '', ...more } = whyPartial(small) ?? whyPartial(whole) ?? {}
          verify[key].undecided(because, more)
        }

        /** Fails the requirement for faults of its kind that last; those that went away leave it inconclusive. */
        function settle(
          key: 'nextWhileMore' | 'nothingTwice' | 'nothingMissing',
          word: string,
          at: Answer,
          expected: string,
        ): void {
          const ofKind = (faults: Iterable<string>): readonly string[] =>
            [...faults].filter((one) => one.startsWith(`${word} `))
          const lasting = ofKind(found.faults)
          const names = lasting.slice(0, 5).map((one) => one.slice(word.length + 1))
          if (lasting.length > 0 || ofKind(suspected).length === 0)
            return void verify[key](at).that({
              holds: lasting.length === 0,
              expected,
              actual: `${saying[word]} ${names.join(', ')}`,
              pointer: word === 'next' ? '/nextPage_url' : undefined,
            })
          const because = found.still
            ? 'It went wrong once and not again: perhaps the list changed.'
            : 'The list changed each time that it was walked.'
          verify[key].undecided(because)
        }
      },
    })
  }),
)

const saying: Readonly<Record<string, string>> = {
  next: 'no nextPage_url, and without',
  twice: 'twice:',
  missing: 'without',
}
