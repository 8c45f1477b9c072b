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

/** A list that is narrowed on its first page only. */
const defects: readonly Defect[] = [
  {
    name: 'dropped-filters-listAccounts',
    sentence: 'nextPage_url of listAccounts drops the filters: what follows is the whole list.',
    breaks,
    behaviour: (before) => ({
      nextPageUrl: withoutFilters(before),
      faultsOf: (given, found) =>
        before.faultsOf(
          given,
          found.filter(({ kind }) => kind !== 'foreign-cursor'),
        ),
    }),
  },
  {
    name: 'dropped-filters-listAccounts-refused',
    sentence:
      'nextPage_url of listAccounts drops the filters, and the cursor is refused without them.',
    breaks,
    behaviour: (before) => ({ nextPageUrl: withoutFilters(before) }),
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
