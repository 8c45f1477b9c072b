import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

/** Drops the filters of the list of accounts. */
const withoutFilters =
  ({ nextPageUrl }: Behaviour): Behaviour['nextPageUrl'] =>
  (url) => {
    if (url.pathname.endsWith('/banking/accounts'))
      for (const filter of ['productType', 'location', 'allows']) url.searchParams.delete(filter)
    return nextPageUrl(url)
  }

const breaks = ['accounts.listAccounts.pages-filters-kept']

/** Keeps the first of several types that a list is asked for. */
const ofFirstType =
  (path: string, filter: string) =>
  ({ nextPageUrl }: Behaviour): Partial<Behaviour> => ({
    nextPageUrl(url) {
      const [first = '', ...others] = url.searchParams.get(filter)?.split('|') ?? []
      if (url.pathname.endsWith(path) && others.length > 0) url.searchParams.set(filter, first)
      return nextPageUrl(url)
    },
  })

/** Lets a page begin where another list had it begin. */
const anyCursor = ({ faultsOf }: Behaviour): Partial<Behaviour> => ({
  faultsOf: (given, found) =>
    faultsOf(
      given,
      found.filter(({ kind }) => kind !== 'foreign-cursor'),
    ),
})

/** A list that is narrowed on its first page only. */
const defects: readonly Defect[] = [
  {
    name: 'dropped-filters-listAccounts',
    sentence: 'nextPage_url of listAccounts drops the filters: what follows is the whole list.',
    breaks,
    behaviour: (before) => ({ nextPageUrl: withoutFilters(before), ...anyCursor(before) }),
  },
  {
    name: 'dropped-filters-listAccounts-refused',
    sentence:
      'nextPage_url of listAccounts drops the filters, and the cursor is refused without them.',
    breaks,
    behaviour: (before) => ({ nextPageUrl: withoutFilters(before) }),
  },
  {
    name: 'dropped-filters-listAccounts-other-types',
    sentence: 'nextPage_url of listAccounts keeps the first of several product types.',
    breaks: ['accounts.listAccounts.pages-filtered-whole'],
    behaviour: (before) => ({
      ...ofFirstType('/banking/accounts', 'productType')(before),
      ...anyCursor(before),
    }),
  },
  {
    name: 'dropped-filters-listAccessLocationsForInstitution-other-type',
    sentence: 'nextPage_url of listAccessLocationsForInstitution keeps the first of two types.',
    breaks: ['institutions.listAccessLocationsForInstitution.pages-filtered-whole'],
    behaviour: (before) => ({
      ...ofFirstType('/accessLocations', 'type')(before),
      ...anyCursor(before),
    }),
  },
  {
    name: 'dropped-filters-listInstitutionAccessLocations-refused',
    sentence:
      'nextPage_url of listInstitutionAccessLocations keeps the first of two types, and the cursor is refused with one.',
    breaks: ['institutions.listInstitutionAccessLocations.pages-filtered-whole'],
    behaviour: ofFirstType('/institutionAccessLocations', 'type'),
  },
  {
    name: 'dropped-filters-listAccounts-second-value',
    sentence: 'nextPage_url of listAccounts escapes the bar between two product types twice.',
    breaks,
    behaviour: ({ nextPageUrl }) => ({
      nextPageUrl: (url) => nextPageUrl(url).replaceAll(/%7C|\|/gi, '%257C'),
    }),
  },
]

export default defects
