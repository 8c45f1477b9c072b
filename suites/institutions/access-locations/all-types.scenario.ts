import { locationsWithin } from './shared/locations-within.js'
import { sameLocations } from './shared/same-locations.js'
import { scenario } from '../shared/scenario.js'

const types = ['atm', 'branch']

export default scenario('A search that names no type returns the locations of all types', {
  verifies: { allTypes: 'institutions.search.all-types' },
  async steps(stage) {
    const named = await locationsWithin(stage, { type: types })
    const there = new Set(named.items.map(({ type }) => type))
    if (!types.every((type) => there.has(type)))
      stage.giveUp(
        'The search does not find locations of both types, so that none could be left out.',
        'fixtures.institutions.latitude and fixtures.institutions.longitude',
      )
    await sameLocations(stage, stage.verify.allTypes, { type: undefined }, { type: types })
  },
})
