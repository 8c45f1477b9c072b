import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

export default scenario('A search goes as far as 500 miles or 805 kilometers, and no farther', {
  verifies: {
    mostMiles: 'institutions.radius.most-miles',
    mostKilometres: 'institutions.radius.most-kilometres',
    tooManyMiles: 'institutions.radius.too-many-miles',
    tooManyKilometres: 'institutions.radius.too-many-kilometres',
  },
  often: true,
  async steps(stage) {
    const { verify } = stage
    const search = (radius: string) => searchLocations(stage, { radius, limit: '1' })
    for (const radius of ['500', '500mi']) verify.mostMiles(await search(radius)).status(200)
    // 500 miles are 804.67 kilometers, and whether these or 805 are the most is not clear.
    verify.mostKilometres(await search('804km')).status(200)
    for (const radius of ['501', '501mi', '500.5', '500.5mi', '5000mi'])
      verify.tooManyMiles(await search(radius)).status(400, 422)
    for (const radius of ['806km', '8000km'])
      verify.tooManyKilometres(await search(radius)).status(400, 422)
  },
})
