import { fixture } from '../../src/scenario/index.js'

/** A datum that only the owner of the target can name. */
const named = (name: string, what: string) =>
  fixture(async ({ given, lacking }) => {
    const [value] = given(name)
    if (value === undefined) throw lacking(what, name)
    return value
  })

/** A code of the right form, drawn by the seed of the run, that no institution has. */
const unknownInstitution = fixture(async ({ given, once, random }) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_'
  const [value] = given('unknownInstitution')
  const drawn = (): string => letters[random(letters.length)] ?? ''
  return value ?? once('unknownInstitution', async () => Array.from({ length: 8 }, drawn).join(''))
})

/** Two languages in which locations are told differently. */
const locationLanguages = fixture(async ({ given, lacking }) => {
  const [first, second] = given('locationLanguages')
  if (first !== undefined && second !== undefined) return [first, second] as const
  throw lacking('two languages in which locations are told differently', 'locationLanguages')
})

const aPlace = 'an institution, and a place with its branches and ATMs around it'

/** The data that scenarios of institutions need, and how each is found. */
export const fixtures = {
  institutionId: named('institutionId', 'the code of an institution'),
  latitude: fixture(async ({ given, lacking }) => {
    const [value] = given('latitude')
    if (value === undefined) throw lacking(aPlace, 'institutionId, latitude and longitude')
    return value
  }),
  longitude: named('longitude', 'the longitude of a place with branches and ATMs around it'),
  postalCode: named('postalCode', 'a postal code with branches and ATMs around it'),
  postalCodeIfAny: fixture(async ({ given }) => given('postalCode')[0]),
  countryCode: fixture(async ({ given }) => given('countryCode')[0] ?? 'US'),
  radius: fixture(async ({ given }) => given('radius')[0] ?? '50mi'),
  branchWithAtm: named('branchWithAtm', 'the name of a branch with an ATM within it'),
  atmWithinBranch: named('atmWithinBranch', 'the name of the ATM within that branch'),
  unknownInstitution,
  locationLanguages,
}

/** What a profile may give under `fixtures.institutions`. */
export const given = {
  institutionId: "the code of the customer's institution",
  unknownInstitution: 'a code of the right form that no institution has',
  latitude: 'latitude of a place with branches and ATMs around it',
  longitude: 'longitude of that place',
  postalCode: 'a postal code with branches and ATMs around it',
  countryCode: 'the country of that postal code, if it is not US',
  radius: 'how far around these places plain searches look, such as 50mi, the default',
  branchWithAtm: 'the name of a branch near that place that has an ATM within it',
  atmWithinBranch: 'the name of that ATM, which is not listed beside the branch',
  locationLanguages: 'two languages in which the locations are told differently',
}
