import { scenario } from './scenario.js'
import { searchLocations } from './search-locations.js'

const requirement = 'institutions.search.country-default'

export default scenario('A postal code without a country is one of the US', {
  verifies: [requirement],
  async steps(stage) {
    const { fixtures, verify, assume, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    if ((await fixtures.countryCode()) !== 'US')
      giveUp('The postal code is none of the US.', 'fixtures.institutions.postalCode')
    const around = { postalCode, latitude: undefined, longitude: undefined }
    const named = await searchLocations(stage, { ...around, countryCode: 'US' })
    assume(named).status(200)
    if (named.items.length === 0)
      giveUp('There is no location around the postal code.', 'fixtures.institutions.postalCode')
    const answer = await searchLocations(stage, around)
    verify(requirement, answer).status(200)
    if (answer.status !== 200) return
    verify(requirement, answer).that({
      holds: textOf(answer.items) === textOf(named.items),
      expected: `the ${named.items.length} locations that are answered with the country US`,
      actual: `${answer.items.length} locations`,
      pointer: '/items',
      exchanges: [named.exchange.number],
    })
  },
})

const textOf = (items: readonly object[]): string =>
  JSON.stringify(items.map((item) => JSON.stringify(item)).toSorted())
