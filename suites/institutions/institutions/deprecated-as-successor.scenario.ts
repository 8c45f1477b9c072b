import {
  describedItem,
  type Item,
  often,
  readDistance,
  someTimes,
} from '../../../src/scenario/index.js'
import { hasNextPage } from '../shared/has-next-page.js'
import { scenario } from '../shared/scenario.js'
import { type Change, changed, successor } from '../shared/search-locations.js'

const deprecated = 'listInstitutionAccessLocations'
/** Miles that a search may go (document 2). */
const most = 500

export default scenario('The deprecated operation answers like the one that replaced it', {
  verifies: { asSuccessor: 'institutions.deprecated.as-successor' },
  async steps(stage) {
    const { plain, operation, fixtures, customer, verify } = stage
    const { order, answer } = await plain(operation(successor))
    const former = await plain(operation(deprecated))
    const postalCode = await fixtures.postalCodeIfAny()
    let compared = 0
    const formerly = (change: Change) => customer.send(deprecated, changed(former.order, change))
    for (const changes of refusedSearches) {
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
    const radius = bareRadius(answer.items)
    for (const change of searches(radius, postalCode, await fixtures.countryCode()))
      await verify.asSuccessor.confirmed(async (compare) => {
        const now = await customer.send(successor, changed(order, change))
        const before = await formerly(change)
        if (now.status !== 200) return
        verify.asSuccessor(before).status(200)
        if (before.status !== 200 || hasNextPage(before)) return
        // Whether the filter counts is another matter.
        const due = now.items.filter(({ type }) => [change['type'] ?? type].flat().includes(type))
        compared += due.length
        if (due.length > 0) compare(before).holds(due.map(wholeOf), wholeOf)
      })
    if (compared === 0)
      verify.asSuccessor.undecided(`${successor} finds no location to compare.`, {
        remedy: 'fixtures.institutions.latitude and fixtures.institutions.longitude',
      })
  },
})

const nowhere = { postalCode: undefined, latitude: undefined, longitude: undefined }

/** Those that the rules of searching do not allow, each kind in turn. */
const refusedSearches: readonly (readonly Change[])[] = [
  [
    nowhere,
    { postalCode: undefined, longitude: undefined },
    { postalCode: undefined, latitude: undefined },
  ],
  [{ radius: '501mi' }, { radius: '806km' }],
]

/** Searches in which the operations could differ. */
const searches = (
  radius: string,
  postalCode: string | undefined,
  countryCode: string,
): readonly Change[] => {
  const country = countryCode === 'US' ? {} : { countryCode }
  const postal = { ...nowhere, postalCode, ...country }
  return [
    {},
    { radius: '20.5km' },
    { radius: `${most}mi` },
    { radius },
    ...(postalCode === undefined ? [] : [postal, { ...postal, type: ['atm', 'branch'] }]),
    // A rule looks whether the type counts there.
    { ...(postalCode !== undefined && postal), type: 'branch' },
  ]
}

/** Just as far as the farthest location of a plain search, without a unit: in kilometres it would not be found. */
function bareRadius(items: readonly Item[]): string {
  const miles = items.flatMap(({ distance }) => readDistance(distance)?.miles ?? [])
  return String(miles.length === 0 ? most : Math.min(most, Math.ceil(Math.max(...miles)) + 1))
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
