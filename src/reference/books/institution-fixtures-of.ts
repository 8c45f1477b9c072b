import type { Books } from './books.js'
import type { InstitutionFixtures } from './institution-fixtures.js'

/** Reads the fixtures of the institution interface out of the books. */
export function institutionFixturesOf({ institutions }: Books): InstitutionFixtures {
  const [own] = institutions.institutions
  const atm = own?.locations.find(({ within }) => within !== undefined)
  return {
    openIdConfiguration: '/api/.well-known/openid-configuration',
    institutionId: own?.id ?? '',
    latitude: 43.6591,
    longitude: -70.2568,
    postalCode: '04101',
    ...(atm?.within === undefined
      ? {}
      : { branchWithAtm: atm.within, atmWithinBranch: atm.names['en-US'] ?? '' }),
    locationLanguages: ['es', 'fr'],
  }
}
