import { type Discoveries, fixture, type Search } from '../../../src/scenario/index.js'
import { findInstitution } from './find-institution.js'
import { findPlace, type FoundPlace } from './find-place.js'

/** A datum that only the owner of the target can name. */
const named = (name: string, what: string) =>
  fixture(async ({ given, lacking }) => {
    const [value] = given(name)
    if (value === undefined) throw lacking(what, name)
    return value
  })

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const digits = '0123456789'

/** Draws so many of some characters by the seed of the run. */
const drawn = ({ random }: Pick<Search, 'random'>, characters: string, length: number): string =>
  Array.from({ length }, () => characters[random(characters.length)] ?? '').join('')

/** A code of the right form that no institution has. Underscores are left out: readings differ about them. */
const unknownInstitution = fixture(async (search) => {
  const [value] = search.given('unknownInstitution')
  return value ?? search.once('unknownInstitution', async () => drawn(search, capitals + digits, 8))
})

/** Codes as short and as long as can be; an institution may have such a short one. */
const extremeInstitutions = fixture(async (search) => [
  drawn(search, capitals, 2),
  drawn(search, digits, 2),
  drawn(search, capitals, 8),
  drawn(search, digits, 8),
])

/** The customer's institution. */
const institutionId = fixture(async (search) => {
  const found = await findInstitution(search)
  if (found === undefined) throw search.lacking('the code of an institution', 'institutionId')
  return found
})

/** Where locations of the institution are, or of any where it is not known. */
const placeOf = async (search: Search): Promise<FoundPlace | undefined> =>
  findPlace(search, await findInstitution(search))

/** The centre of plain searches: named by the profile, else found by searching. */
async function centre(search: Search): Promise<Record<'latitude' | 'longitude', string>> {
  const [latitude, longitude] = [search.given('latitude')[0], search.given('longitude')[0]]
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  const place = await placeOf(search)
  if (place === undefined)
    throw search.lacking('a place with branches and ATMs around it', 'latitude and longitude')
  return { latitude: degrees(place.latitude), longitude: degrees(place.longitude) }
}

/** Without an exponent, which the parameter need not take. */
const degrees = (value: number): string => String(Number(value.toFixed(6)))

/** Where the profile names a place of its own, the postal code is for it to name as well. */
const postalCodeOf = async (search: Search): Promise<string | undefined> =>
  search.given('latitude').length > 0 || search.given('postalCode').length > 0
    ? search.given('postalCode')[0]
    : (await placeOf(search))?.postalCode

/** The data that scenarios of institutions need, and how each is found. */
export const fixtures = {
  openIdConfiguration: named(
    'openIdConfiguration',
    'the address of an OpenID Connect configuration',
  ),
  institutionId,
  latitude: fixture(async (search) => (await centre(search)).latitude),
  longitude: fixture(async (search) => (await centre(search)).longitude),
  postalCode: fixture(async (search) => {
    const postalCode = await postalCodeOf(search)
    if (postalCode !== undefined) return postalCode
    throw search.lacking('a postal code with branches and ATMs around it', 'postalCode')
  }),
  postalCodeIfAny: fixture(async (search) => postalCodeOf(search)),
  countryCode: fixture(async ({ given }) => given('countryCode')[0] ?? 'US'),
  radius: fixture(async ({ given }) => given('radius')[0] ?? '50mi'),
  branchWithAtm: named('branchWithAtm', 'the name of a branch with an ATM within it'),
  atmWithinBranch: named('atmWithinBranch', 'the name of the ATM within that branch'),
  unknownInstitution,
  extremeInstitutions,
  /** Languages in which the profile says that locations differ. */
  namedLanguages: fixture(async ({ given }) => given('locationLanguages')),
}

/** What a profile may give under `fixtures.institutions`. */
export const given = {
  openIdConfiguration: 'the address of the OpenID Connect configuration',
  institutionId: "the code of the customer's institution",
  unknownInstitution: 'a code of the right form that no institution has',
  latitude: 'latitude of a place with branches and ATMs around it',
  longitude: 'longitude of that place',
  postalCode: 'a postal code with branches and ATMs around it',
  countryCode: 'the country of that postal code, if it is not US',
  radius: 'how far around these places plain searches look, such as 50mi, the default',
  branchWithAtm: 'the name of a branch near that place that has an ATM within it',
  atmWithinBranch: 'the name of that ATM, which is not listed beside the branch',
  locationLanguages: 'two languages in which the locations differ',
}

/** What is looked for when a profile is written. */
export const discoveries = {
  found: {
    institutionId: 'institutionId',
    latitude: 'latitude',
    longitude: 'longitude',
    postalCode: 'postalCode',
  },
  supposed: {},
  counted: {},
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
