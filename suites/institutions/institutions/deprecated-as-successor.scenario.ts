import {
  type Answer,
  describedItem,
  type Item,
  type RequestInput,
  type Stage,
  type Walk,
} from '../../../src/scenario/index.js'
import { judgeAnsweredAlike } from './shared/judge-answered-alike.js'
import { judgeRefusedAlike } from './shared/judge-refused-alike.js'
import { scenario } from '../shared/scenario.js'
import { type Change, changed, successor } from '../shared/search-locations.js'
import { searchesToCompare } from './shared/searches-to-compare.js'

const deprecated = 'listInstitutionAccessLocations'
const nextAnswers = 'institutions.listInstitutionAccessLocations.pages-next-answers'

export default scenario('The deprecated operation answers like the one that replaced it', {
  verifies: { asSuccessor: 'institutions.deprecated.as-successor' },
  async steps(stage) {
    const { plain, operation, fixtures, customer, walk, assume, verify } = stage
    const { order, answer } = await plain(operation(successor))
    const former = await plain(operation(deprecated))
    const centre = {
      postalCode: await fixtures.postalCodeIfAny(),
      countryCode: await fixtures.countryCode(),
    }
    const ask = askingBoth(customer, order, former.order)
    const [searches] = await Promise.all([
      searchesToCompare({ order, answer }, centre, ask.now),
      judgeRefusedAlike(verify.asSuccessor, ask, centre),
      judgeAnsweredAlike(verify.asSuccessor, ask),
    ])
    let compared = 0
    const compareBoth = (change: Change) =>
      verify.asSuccessor.confirmed(async (compare) => {
        // A service may cap its pages, and each operation by itself.
        const now = await walk(customer, successor, changed(order, change).query)
        const before = await walk(customer, deprecated, changed(former.order, change).query)
        if (now.pages.length === 0) return
        const [first = refusedIn(before)] = before.pages
        if (first === undefined || !verify.asSuccessor(first).status(200)) return
        const refused = refusedIn(before)
        if (refused !== undefined) assume(refused, nextAnswers).status(200)
        // Whether the filter counts is another matter.
        const due = now.items.filter(({ type }) => [change['type'] ?? type].flat().includes(type))
        compared += due.length
        // What is beyond the pages that a run reads was not lost.
        if (due.length > 0 && before.end.kind !== 'sampled')
          compare(before).holds(due.map(wholeOf), wholeOf)
      })
    await Promise.all(searches.map(compareBoth))
    if (compared === 0)
      verify.asSuccessor.undecided(`${successor} finds no location to compare.`, {
        remedy: 'fixtures.institutions.latitude and fixtures.institutions.longitude',
      })
  },
})

/** Sends plain searches by either operation, with other parameters and header fields. */
function askingBoth({ send }: Stage['customer'], order: RequestInput, former: RequestInput) {
  const asking =
    (operation: string, plain: RequestInput) =>
    (change: Change, headers: RequestInput['headers'] = []) =>
      send(operation, { ...changed(plain, change), headers })
  return { now: asking(successor, order), before: asking(deprecated, former) }
}

/** The page of a walk that was not answered with one. */
const refusedIn = ({ end }: Walk): Answer | undefined =>
  end.kind === 'broken' ? end.at : undefined

/** All that a location shows of what the documents describe, by its name, without its distance: each operation may show that in its own way. */
const wholeOf = (item: Item): string => {
  const { name, distance: _distance, ...rest } = describedItem(item)
  return `${String(name)} ${JSON.stringify(rest, (_key, value: unknown) => inOrder(value))}`
}

/** Members, in any order. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
