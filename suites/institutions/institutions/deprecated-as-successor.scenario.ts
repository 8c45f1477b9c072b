import type { Item } from '../../../src/scenario/index.js'
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
    for (const { change, refused } of searches(postalCode, await fixtures.countryCode()))
      await verify.asSuccessor.confirmed(async (compare) => {
        const now = await customer.send(successor, changed(order, change))
        const before = await customer.send(deprecated, changed(former.order, change))
        if (refused && (now.status === 400 || now.status === 422)) compare(before).status(400, 422)
        if (refused || now.status !== 200) return
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

interface Search {
  readonly change: Change
  /** Whether the rules of searching do not allow it. */
  readonly refused?: true
}

/** Searches in which the operations could differ. */
const searches = (postalCode: string | undefined, countryCode: string): readonly Search[] => {
  const nowhere = { postalCode: undefined, latitude: undefined, longitude: undefined }
  const country = countryCode === 'US' ? {} : { countryCode }
  const postal = { change: { ...nowhere, postalCode, ...country } }
  return [
    { change: {} },
    { change: { radius: '20km' } },
    { change: { radius: '500' } },
    { change: { type: 'branch' } },
    ...(postalCode === undefined ? [] : [postal]),
    { change: nowhere, refused: true },
    { change: { radius: '501mi' }, refused: true },
  ]
}

/** All that a location shows, by its name, without its distance: each operation may show that in its own way. */
const wholeOf = ({ name, distance: _distance, ...rest }: Item): string =>
  `${String(name)} ${JSON.stringify(rest, (_key, value: unknown) => inOrder(value))}`

/** Members, in any order. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
