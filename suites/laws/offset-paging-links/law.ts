import { law, lawCase, type LawStage, type Operation } from '../../../src/scenario/index.js'
import { whySinglePage } from '../shared/why-single-page.js'
import { offsetPagingWhole } from '../offset-paging-whole/binding.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { isAddedTo } from '../shared/is-added-to.js'
import {
  areOfAnotherTime,
  idsOf,
  isStill,
  numberedPages,
  tellOneCount,
} from '../shared/numbered-pages.js'
import { offsetPagingLinks } from './binding.js'
import { judgeKept } from './judge-kept.js'
import { judgeNext } from './judge-next.js'
import { leadsToCollection, pageLinks } from './page-links.js'

/** Milliseconds in which a list should stand still for as long as it is read. */
const quiet = 3000

type Relation = 'self' | 'first' | 'next' | 'collection'
type Key = Relation | 'beforeLast'

/** The links between numbered pages lead where their names say. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, offsetPagingLinks)
    const after = { elsewhere: aspectsOf(operation, offsetPagingWhole)('nothing-missing') }
    const leadingTo = (relation: Relation) => ({ requirement: requirement(relation), after })
    return lawCase({
      operation: operation.id,
      title: `The links between the pages of ${operation.id} lead where they say`,
      verifies: {
        self: leadingTo('self'),
        first: leadingTo('first'),
        next: leadingTo('next'),
        collection: leadingTo('collection'),
        beforeLast: {
          // Where the document does not say that the last page has no link next, one may be there.
          requirement: requirement('next-only-before-last') ?? requirement('next-before-last'),
          after,
        },
      },
      undisturbed: isAddedTo(operations),
      requests: 17,
      async steps(stage) {
        const { verify, confirmed, eventually, giveUp } = stage
        let open: ReadonlyMap<Key, string> = new Map()
        await confirmed(async (compare) => {
          const { reading, addUp, moved } = await eventually(
            quiet,
            () => look(stage, operation),
            (seen) => !seen.moved && !seen.isOther,
          )
          const { small, overfull } = reading
          const [first, second] = small.pages
          const start = first?.items.length ?? 0
          if (overfull)
            giveUp(
              'Pages hold more items than were asked for.',
              `let a page of ${operation.id} hold no more items than its limit`,
            )
          if (first === undefined || second === undefined)
            return giveUp(
              whySinglePage(operation, small),
              `let ${operation.id} answer with several pages`,
            )
          if (moved)
            giveUp(
              'The list changed each time that it was read.',
              `run again while nothing changes the list of ${operation.id}`,
            )
          // That the pages of a list that stands still do not add up to it is another requirement's failure.
          if (!addUp) return undefined
          const notes: (readonly [Key, string | undefined])[] = []
          const leads = pageLinks(stage, operation, reading, compare)
          for (const [from, relation, due] of [
            [second, 'self', start],
            [second, 'first', 0],
            [first, 'next', start],
          ] as const)
            if (requirement(relation) !== undefined)
              notes.push([relation, await leads(from, relation, due)])
          if (requirement('collection') !== undefined)
            notes.push([
              'collection',
              await leadsToCollection(stage, operation, compare, second, reading),
            ])
          if (requirement('next') !== undefined) await judgeKept(stage, operation, reading, compare)
          notes.push(['beforeLast', await judgeNext(stage, operation, reading, compare.beforeLast)])
          open = new Map(notes.flatMap(([key, why]) => (why === undefined ? [] : [[key, why]])))
          return { still: tellOneCount(reading) && (await isStill(stage, operation, reading)) }
        })
        for (const [key, why] of open)
          verify[key].undecided(why, {
            remedy: 'let the links of pages lead to pages of the same list',
          })
      },
    })
  }),
)

/** Reads the pages, and returns whether they add up to the list, or whether it changed meanwhile, perhaps at one node only. */
async function look(stage: LawStage, operation: Operation) {
  const reading = await numberedPages(stage, operation)
  const { whole, small } = reading
  // Of a longer list either may have been read further.
  const read = whole.end.kind === 'complete' ? small.items.length : whole.items.length
  const addUp =
    idsOf(small).slice(0, read).join() === idsOf(whole).slice(0, small.items.length).join()
  const isOther = !addUp && areOfAnotherTime(reading)
  return { reading, addUp, isOther, moved: !addUp && !(await isStill(stage, operation, reading)) }
}
