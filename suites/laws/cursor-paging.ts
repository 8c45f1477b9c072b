import { type Answer, law, type Walk, whyPartial } from '../../src/scenario/index.js'
import { judgeChain } from './judge-chain.js'
import { judgePageSizes } from './judge-page-sizes.js'
import { type LastingFaults, lastingFaults } from './lasting-faults.js'
import { pageFaults } from './page-faults.js'
import { unbrokenWalk } from './unbroken-walk.js'
import { requirementBy } from './requirement-by.js'

/** Pages that are asked for by a cursor add up to the list: each item once, each link leading on. */
export default law('cursor-paging', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter(({ law: name }) => name === 'cursor-paging')
    if (bound.length === 0) return []
    const id = requirementBy(bound)
    return {
      operation: operation.id,
      title: `The pages of ${operation.id} add up to the list`,
      verifies: aspects.map(id),
      async steps(stage) {
        const { customer, walk, walkList, walkListAgain, plainRequest, verify, undecided } = stage
        const whole = await unbrokenWalk(
          () => walkList(operation),
          () => walkListAgain(operation),
        )
        if (whole.end.kind !== 'complete' && whole.end.kind !== 'sampled')
          return judgeChain(stage, aspects, id, whole.end)
        if (whole.items.length < 2)
          stage.giveUp(
            `The list of ${operation.id} has too few items for two pages: ${whole.items.length}.`,
          )

        const limit = Math.min(Math.ceil(whole.items.length / 3), 100)
        const { query } = await plainRequest(operation)
        const walkSmall = (): Promise<Walk> => walk(customer, operation.id, { ...query, limit })
        let small = await unbrokenWalk(walkSmall, walkSmall)
        const [first] = small.pages
        if (small.end.kind !== 'complete' && small.end.kind !== 'sampled')
          return judgeChain(stage, aspects, id, small.end)
        if (first === undefined) return

        judgePageSizes(stage, id, small.pages, limit)

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
            settle('next-while-more', 'next', first, `nextPage_url, as the list holds ${count}`)
          for (const aspect of beyond ? ['next-while-more', ...beyondFirst] : beyondFirst)
            undecided(id(aspect), 'The list came in one page.', {
              dependsOn: id(overfull ? 'limit-respected' : 'next-while-more'),
            })
          return
        }
        verify(id('next-while-more'), first).that(passed)
        verify(id('next-answers'), small.pages[1] ?? last).that(passed)
        if (small.end.kind === 'complete') verify(id('end'), last).that(passed)
        else if (whole.end.kind === 'complete' && whole.pages.length > 1)
          verify(id('end'), whole.pages.at(-1) ?? last).that(passed)
        else leaveOpen('end')
        settle('nothing-twice', 'twice', last, 'each item once')
        if (whole.end.kind === 'complete' && small.end.kind === 'complete')
          settle('nothing-missing', 'missing', last, `the ${count} that bigger pages hold`)
        else leaveOpen('nothing-missing')

        function leaveOpen(aspect: string): void {
          const { because = '', ...more } = whyPartial(small) ?? whyPartial(whole) ?? {}
          undecided(id(aspect), because, more)
        }

        /** Fails the aspect for faults of its kind that last; those that went away leave it undecided. */
        function settle(aspect: string, word: string, at: Answer, expected: string): void {
          const ofKind = (faults: Iterable<string>): readonly string[] =>
            [...faults].filter((one) => one.startsWith(`${word} `))
          const lasting = ofKind(found.faults)
          const names = lasting.slice(0, 5).map((one) => one.slice(word.length + 1))
          if (lasting.length > 0 || ofKind(suspected).length === 0)
            return void verify(id(aspect), at).that({
              holds: lasting.length === 0,
              expected,
              actual: `${saying[word]} ${names.join(', ')}`,
              ...(word === 'next' ? { pointer: '/nextPage_url' } : {}),
            })
          const because = found.still
            ? 'It went wrong once and not again: perhaps the list changed.'
            : 'The list changed each time that it was walked.'
          undecided(id(aspect), because)
        }
      },
    }
  }),
)

const aspects = [
  'limit-respected',
  'limit-reported',
  'next-while-more',
  'next-answers',
  'end',
  'nothing-missing',
  'nothing-twice',
]
/** What one page shows nothing of. */
const beyondFirst = ['next-answers', 'end', 'nothing-missing', 'nothing-twice']
const saying: Readonly<Record<string, string>> = {
  next: 'no nextPage_url, and without',
  twice: 'twice:',
  missing: 'without',
}
const passed = { holds: true, expected: '', actual: '' }
