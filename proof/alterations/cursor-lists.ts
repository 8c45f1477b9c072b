/** The lists that page by cursor, for variations that are about any of them. */
export const cursorLists = [
  { name: 'accounts', id: 'listAccounts', path: '/banking/accounts' },
  { name: 'accounts', id: 'listEligibleAchAccounts', path: '/banking/achEligibleAccounts' },
  { name: 'institutions', id: 'listAccessLocationsForInstitution', path: '/accessLocations' },
  {
    name: 'institutions',
    id: 'listInstitutionAccessLocations',
    path: '/banking/institutionAccessLocations',
  },
] as const
