import { type Answer, often, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { changed, successor } from '../shared/search-locations.js'

export default scenario('A search for an institution that does not exist is answered with 404', {
  verifies: { unknown: 'institutions.institutionId.unknown' },
  async steps({ customer, fixtures, plain, operation, verify }) {
    const { order } = await plain(operation(successor))
    const path = { institutionId: await fixtures.unknownInstitution() }
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    // Whatever else the search asks for.
    const searches = [{}, { type: 'branch' }, postalCode === undefined ? {} : around]
    await someTimes(async (asked) => {
      const search = changed({ ...order, path }, searches[asked % searches.length] ?? {})
      // 403: only its customers may search for an institution.
      return verify.unknown(await customer.send(successor, search)).status(404, 403)
    }, often)
    // Nor is it one whose code begins alike: another one that is there has locations of its own.
    const known = String(order.path?.['institutionId'])
    const there = await customer.send(successor, order)
    for (const institutionId of [known.slice(0, -1), `${known}0`].filter(isCode)) {
      const answer = await customer.send(
        successor,
        changed({ ...order, path: { institutionId } }, {}),
      )
      if (answer.status === 200 && isMostly(answer, there))
        verify.unknown(answer, there).status(404, 403)
    }
  },
})

const isCode = (code: string): boolean => /^[A-Z0-9_]{2,8}$/.test(code)

/** Whether an answer has most locations of another one: some may have come or gone in between. */
function isMostly(answer: Answer, there: Answer): boolean {
  const [told, known] = [placesIn(answer), placesIn(there)]
  return 2 * [...told].filter((one) => known.has(one)).length > Math.max(told.size, known.size)
}

const placesIn = ({ items }: Answer): ReadonlySet<string> =>
  new Set(items.map(({ name, distance }) => JSON.stringify([name, distance])))
