import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'listEligibleAchAccounts'

/** Lists for a SEC code whose later pages are those of another one, but for the code that a client asks for first. */
const defects: readonly Defect[] = [
  {
    name: 'later-pages-by-code-of-web',
    sentence: 'Later pages of accounts for web hold those of any code.',
    breaks: ['accounts.listEligibleAchAccounts.pages-filters-kept'],
    request: changeQuery(list, (query) => {
      if (query.get('start') && query.get('secCode') === 'web') query.set('secCode', 'rck')
    }),
    behaviour: ({ faultsOf, ofSecCode }) => ({
      faultsOf: (given, found) =>
        faultsOf(
          given,
          found.filter(({ kind }) => kind !== 'foreign-cursor'),
        ),
      ofSecCode: (holding, wanted) => wanted === 'rck' || ofSecCode(holding, wanted),
    }),
  },
  {
    name: 'later-pages-by-code-linked',
    sentence: 'The link of the next page names ppd, whichever code was asked for.',
    breaks: ['accounts.listEligibleAchAccounts.pages-filters-kept'],
    response: changeJson({ operations: [list], statuses: [200] }, (page) => {
      if (typeof page['nextPage_url'] !== 'string') return page
      const url = new URL(page['nextPage_url'])
      url.searchParams.set('secCode', 'ppd')
      return { ...page, nextPage_url: url.href }
    }),
  },
]

export default defects
