import type { Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { type Change, searchLocations } from '../shared/search-locations.js'
import { noCentre } from '../shared/no-centre.js'

export default scenario('A search without a centre, or with half of one, is refused', {
  verifies: {
    centreMissing: 'institutions.search.centre-missing',
    latitudeAlone: 'institutions.search.latitude-alone',
    longitudeAlone: 'institutions.search.longitude-alone',
    nowhere: 'institutions.search.no-such-centre',
  },
  often: true,
  async steps(stage) {
    const { fixtures, verify } = stage
    const refused = async (verification: Verification, change: Change): Promise<boolean> =>
      verification(await searchLocations(stage, change)).status(400, 422)
    await refused(verify.centreMissing, noCentre)
    // A country is no centre.
    await refused(verify.centreMissing, { ...noCentre, countryCode: 'US' })
    await refused(verify.latitudeAlone, { ...noCentre, latitude: await fixtures.latitude() })
    await refused(verify.longitudeAlone, { ...noCentre, longitude: await fixtures.longitude() })
    const centres = nowhere(await fixtures.latitude(), await fixtures.longitude())
    const answers = centres.map((centre) => searchLocations(stage, { ...noCentre, ...centre }))
    // One that is out of order for a moment says nothing of them.
    for (const answer of await Promise.all(answers))
      if (answer.status !== 503) verify.nowhere(answer).statusIsNot('5XX')
  },
})

/** Degrees that no place has, or that are none, and codes that no country has, or with what means something to some stores. */
const nowhere = (latitude: string, longitude: string): readonly Change[] => [
  { latitude: '91', longitude },
  { latitude, longitude: '-181' },
  { latitude: 'NaN', longitude },
  { latitude, longitude: '1e999' },
  { postalCode: 'QQ-00-QQ' },
  { postalCode: 'QQ-00-QQ', latitude, longitude },
  { postalCode: 'QQ-00-QQ', countryCode: '' },
  { postalCode: "O'-%_1" },
  { postalCode: 'ж👩12' },
]
