import type { Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { bareOf } from './shared/bare-of.js'
import { noCentre } from '../shared/no-centre.js'
import { radiusBelow } from '../shared/radius-below.js'
import { searchLocations, successor } from '../shared/search-locations.js'

const units = ['50ft', '50m', '50k', '50miles', '50mikm']
const malformed = [...units, 'mi', 'km', 'mi50', '50mi5', '5.5.5mi', 'NaN', 'NaNkm', '']
/** Small ones whose digits come behind those of the greatest radius, as texts do. */
const small = ['6', '60', '70mi', '9km', '81km']
/** Whether the case of a unit matters is not said. */
const inOtherLetters = ['50MI', '50Km']

export default scenario('A radius is a number, followed by mi, by km or by no unit', {
  verifies: {
    answered: { requirement: 'institutions.search.answered', after: 'fraction' },
    fraction: 'institutions.radius.fraction',
    missing: 'institutions.listAccessLocationsForInstitution.radius-missing',
    malformed: {
      requirement: 'institutions.radius.malformed',
      after: 'institutions.listAccessLocationsForInstitution.radius-bad-character',
    },
  },
  often: true,
  async steps(stage) {
    const { fixtures, plain, operation, verify } = stage
    const search = (radius: string) => searchLocations(stage, { radius })
    const answered = async (verify: Verification, radius: string, ...due: readonly number[]) =>
      verify(await search(radius)).status(...due)
    // A rule looks at what they hold.
    const { order, answer } = await plain(operation(successor))
    const [miles, kilometres] = [radiusBelow(order, answer, 'mi'), radiusBelow(order, answer, 'km')]
    const radii = ['0.5', miles, bareOf(miles), kilometres]
    const answers = radii.map(async (radius) => answered(verify.fraction, radius, 200))
    // Whether a circle may be as narrow as that is not said; if it may, it holds nothing but its centre.
    const [, ...areAnswered] = await Promise.all([search('0'), ...answers])
    // A form that is refused is another requirement's failure.
    if (areAnswered.every(Boolean))
      await Promise.all(small.map(async (radius) => answered(verify.answered, radius, 200)))

    // Around a postal code, too, one is required.
    const postalCode = await fixtures.postalCodeIfAny()
    const countryCode = await fixtures.countryCode()
    const aroundCode = { ...noCentre, postalCode, countryCode }
    for (const centre of postalCode === undefined ? [{}] : [{}, aroundCode])
      verify
        .missing(await searchLocations(stage, { ...centre, radius: undefined }))
        .status(400, 422)

    const odd = await search('50!i')
    // If a wrong unit is accepted, another requirement fails.
    if (odd.status < 400) return
    await Promise.all(malformed.map(async (radius) => answered(verify.malformed, radius, 400, 422)))
    const read = inOtherLetters.map((radius) => answered(verify.malformed, radius, 200, 400, 422))
    await Promise.all(read)
  },
})
