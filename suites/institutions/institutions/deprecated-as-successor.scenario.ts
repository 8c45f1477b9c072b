import { describedItem, type Item, often, someTimes } from '../../../src/scenario/index.js'
import { hasNextPage } from '../shared/has-next-page.js'
import { scenario } from '../shared/scenario.js'
import { type Change, changed, successor } from '../shared/search-locations.js'

const deprecated = 'listInstitutionAccessLocations'

export default scenario('The deprecated operation answers like the one that replaced it', {
  verifies: { asSuccessor: 'institutions.deprecated.as-successor' },
  async steps(stage) {
    const { plain, operation, fixtures, customer, verify } = stage
    const { order } = await plain(operation(successor))
    const former = await plain(operation(deprecated))
    const postalCode = await fixtures.postalCodeIfAny()
    let compared = 0
    const formerly = (change: Change) => customer.send(deprecated, changed(former.order, change))
    for (const change of refusedSearches) {
      const { status } = await customer.send(successor, changed(order, change))
      if (status === 400 || status === 422)
        await someTimes(
          async () => verify.asSuccessor(await formerly(change)).status(400, 422),
          often,
        )
    }
    for (const change of searches(postalCode, await fixtures.countryCode()))
      await verify.asSuccessor.confirmed(async (compare) => {
        const now = await customer.send(successor, changed(order, change))
        const before = await formerly(change)
        if (now.status !== 200) return
        compare(before).status(200)
        if (before.status !== 200 || hasNextPage(before)) return
        // Whether the filter counts is another matter.
        const due = now.items.filter(({ type }) => (change['type'] ?? type) === type)
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

/** Those that the rules of searching do not allow. */
const refusedSearches: readonly Change[] = [nowhere, { radius: '501mi' }]

/** Searches in which the operations could differ. */
const searches = (postalCode: string | undefined, countryCode: string): readonly Change[] => {
  const country = countryCode === 'US' ? {} : { countryCode }
  const postal = { ...nowhere, postalCode, ...country }
  return [
    {},
    { radius: '20km' },
    { radius: '500' },
    { type: 'branch' },
    ...(postalCode === undefined ? [] : [postal]),
  ]
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
