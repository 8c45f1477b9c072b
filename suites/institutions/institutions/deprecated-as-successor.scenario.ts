import {
  type Answer,
  describedItem,
  type Item,
  often,
  readDistance,
  type RequestInput,
  someTimes,
  type Walk,
} from '../../../src/scenario/index.js'
import { edgesAt } from '../shared/near-edge.js'
import { radiusBelow } from '../shared/radius-below.js'
import { scenario } from '../shared/scenario.js'
import { type Change, changed, successor } from '../shared/search-locations.js'

const deprecated = 'listInstitutionAccessLocations'
const nextAnswers = 'institutions.listInstitutionAccessLocations.pages-next-answers'
/** Miles that a search may go (document 2). */
const most = 500

export default scenario('The deprecated operation answers like the one that replaced it', {
  verifies: { asSuccessor: 'institutions.deprecated.as-successor' },
  async steps(stage) {
    const { plain, operation, fixtures, customer, walk, assume, verify } = stage
    const { order, answer } = await plain(operation(successor))
    const former = await plain(operation(deprecated))
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    let compared = 0
    const formerly = (change: Change) => customer.send(deprecated, changed(former.order, change))
    for (const changes of refusedSearches(postalCode, countryCode)) {
      const refused: Change[] = []
      for (const change of changes) {
        const { status } = await customer.send(successor, changed(order, change))
        if (status === 400 || status === 422) refused.push(change)
      }
      let tried = 0
      if (refused.length > 0)
        await someTimes(async () => {
          const answer = await formerly(refused[tried % refused.length] ?? {})
          tried += 1
          return verify.asSuccessor(answer).status(400, 422)
        }, often)
    }
    const radii = [bareRadius(answer.items), ...fractionsOf(order, answer)]
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
    await Promise.all(searches(radii, postalCode, countryCode).map(compareBoth))
    if (compared === 0)
      verify.asSuccessor.undecided(`${successor} finds no location to compare.`, {
        remedy: 'fixtures.institutions.latitude and fixtures.institutions.longitude',
      })
  },
})

/** The page of a walk that was not answered with one. */
const refusedIn = ({ end }: Walk): Answer | undefined =>
  end.kind === 'broken' ? end.at : undefined

const nowhere = { postalCode: undefined, latitude: undefined, longitude: undefined }

/** Those that the rules of searching do not allow, each kind in turn. */
const refusedSearches = (
  postalCode: string | undefined,
  countryCode: string,
): readonly (readonly Change[])[] => [
  [
    nowhere,
    { postalCode: undefined, longitude: undefined },
    { postalCode: undefined, latitude: undefined },
  ],
  [{ radius: '501mi' }, { radius: '806km' }],
  postalCode === undefined ? [] : [{ ...nowhere, postalCode, countryCode, radius: '501mi' }],
]

/** Searches in which the operations could differ. */
const searches = (
  radii: readonly string[],
  postalCode: string | undefined,
  countryCode: string,
): readonly Change[] => {
  const country = countryCode === 'US' ? {} : { countryCode }
  const postal = { ...nowhere, postalCode, ...country }
  return [
    {},
    { radius: '20.5km' },
    { radius: `${most}mi` },
    ...radii.map((radius) => ({ radius })),
    ...(postalCode === undefined ? [] : [postal, { ...postal, type: ['atm', 'branch'] }]),
    ...(postalCode === undefined ? [] : [{ ...postal, countryCode, radius: '20.5km' }]),
    // A rule looks whether the type counts there.
    { ...(postalCode !== undefined && postal), type: 'branch' },
  ]
}

/** Just as far as the farthest location of a plain search, without a unit: in kilometres it would not be found. */
function bareRadius(items: readonly Item[]): string {
  const miles = items.flatMap(({ distance }) => readDistance(distance)?.miles ?? [])
  return String(miles.length === 0 ? most : Math.min(most, Math.ceil(Math.max(...miles)) + 1))
}

/** Radii of which the fraction counts: a location lies within, and one does not, though it would if they were rounded. */
function fractionsOf(order: RequestInput, answer: Answer): readonly string[] {
  const edge = edgesAt(answer.items).fraction
  return [...(edge === undefined ? [] : [edge.radius]), radiusBelow(order, answer, 'mi')]
}

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
