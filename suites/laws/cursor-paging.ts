import { type Answer, identify, law, type Walk } from '../../src/scenario/index.js'

/** Pages that are asked for by a cursor add up to the list: each item once, each link leading on. */
export default law('cursor-paging', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter(({ law: name }) => name === 'cursor-paging')
    if (bound.length === 0) return []
    const id = (aspect: string): string =>
      bound.find((one) => one.aspect === aspect)?.requirement ?? ''
    return {
      operation: operation.id,
      title: `The pages of ${operation.id} add up to the list`,
      verifies: aspects.map(id),
      async steps(stage) {
        const { customer, walk, walkList, walkListAgain, plainRequest, verify, undecided } = stage
        const whole = await walkList(operation)
        if (whole.end.kind === 'broken') return settleBroken(whole.end)
        if (whole.end.kind === 'loop') return settleLoop(whole.end.at)
        if (whole.items.length < 2)
          stage.giveUp(
            `The list of ${operation.id} holds ${whole.items.length} items: no two pages.`,
          )

        const limit = Math.min(Math.ceil(whole.items.length / 3), 100)
        const { query } = await plainRequest(operation)
        const small = await walk(customer, operation.id, { ...query, limit })
        const [first] = small.pages
        if (small.end.kind === 'broken') return settleBroken(small.end)
        if (small.end.kind === 'loop') return settleLoop(small.end.at)
        if (first === undefined) return

        const overfull = small.pages.some((page) => page.items.length > limit)
        if (overfull)
          undecided(id('limit-reported'), 'The pages have another size than was asked for.', {
            dependsOn: id('limit-respected'),
          })
        for (const page of small.pages) {
          const reported = page.at('/limit')
          verify(id('limit-respected'), page).that({
            holds: page.items.length <= limit,
            expected: `at most ${limit} items`,
            actual: `${page.items.length} items`,
            pointer: '/items',
          })
          if (typeof reported === 'number' && !overfull)
            verify(id('limit-reported'), page).that({
              holds: reported <= limit && reported >= page.items.length,
              expected: `a limit from ${page.items.length} (the items of the page) to ${limit} (what was asked for)`,
              actual: String(reported),
              pointer: '/limit',
            })
        }

        if (small.pages.length === 1) {
          verify(id('next-while-more'), first).that({
            holds: first.items.length >= whole.items.length,
            expected: `nextPage_url, as the list holds ${whole.items.length} items`,
            actual: `none after ${first.items.length} items`,
            pointer: '/nextPage_url',
          })
          return
        }
        verify(id('next-while-more'), first).that(passed)
        verify(id('next-answers'), small.pages[1] as Answer).that(passed)
        const last = small.pages.at(-1) as Answer
        if (small.end.kind === 'complete') verify(id('end'), last).that(passed)
        else if (whole.end.kind === 'complete' && whole.pages.length > 1)
          verify(id('end'), whole.pages.at(-1) as Answer).that(passed)
        else undecided(id('end'), 'The walk was bounded before the end of the list.', sampled)

        const ids = small.items.map(identify)
        const twice = ids.filter((one, index) => ids.indexOf(one) !== index)
        verify(id('nothing-twice'), last).that({
          holds: twice.length === 0,
          expected: 'each item once',
          actual: `twice: ${twice.slice(0, 5).join(', ')}`,
        })

        const missing = notIn(small, whole)
        if (whole.end.kind !== 'complete' || small.end.kind !== 'complete')
          return undecided(
            id('nothing-missing'),
            `Only ${small.pages.length} pages were walked: the list is longer than the bounds of this run.`,
            sampled,
          )
        const moved = missing.length > 0 && notIn(await walkListAgain(operation), whole).length > 0
        if (moved) return undecided(id('nothing-missing'), 'The list changed while it was walked.')
        verify(id('nothing-missing'), last).that({
          holds: missing.length === 0,
          expected: `the ${whole.items.length} items that bigger pages hold`,
          actual: `without ${missing.slice(0, 5).join(', ')}`,
        })

        function settleLoop(at: Answer): void {
          verify(id('end'), at).that({
            holds: false,
            expected: 'a nextPage_url that leads on, or none',
            actual: `again ${String(at.at('/nextPage_url'))}`,
            pointer: '/nextPage_url',
          })
          leaveOpen('end', 'The pages go round in a circle.')
        }

        function settleBroken({ at, after }: { at: Answer; after: Answer | undefined }): void {
          if (after === undefined) return void stage.assume(at).status(200)
          verify(id('next-answers'), at).status(200)
          leaveOpen('next-answers', 'The next page did not come.')
        }

        function leaveOpen(root: string, because: string): void {
          for (const aspect of aspects.filter((one) => one !== root))
            undecided(id(aspect), because, { dependsOn: id(root) })
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
const passed = { holds: true, expected: '', actual: '' }
const sampled = { remedy: 'limits.pages' }

/** Items of `other` that `walk` does not hold. */
const notIn = (walk: Walk, other: Walk): readonly string[] => {
  const held = new Set(walk.items.map(identify))
  return other.items.map(identify).filter((one) => !held.has(one))
}
