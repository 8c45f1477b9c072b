import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'listAccounts'

/** Limits of pages that count for the whole list alone. */
const defects: readonly Defect[] = [
  ...['productType', 'location', 'allows'].map((name): Defect => ({
    name: `limits-beside-filters-${name}`,
    sentence: `Beside ${name} a limit above the maximum is taken for the maximum.`,
    breaks: ['accounts.listAccounts.limit-above-maximum'],
    request: changeQuery(list, (query) => {
      if (query.has(name) && Number(query.get('limit')) > 1000) query.set('limit', '1000')
    }),
  })),
  {
    name: 'limits-beside-filters-negative',
    sentence: 'Beside allows a limit below the minimum is taken for none.',
    breaks: ['accounts.listAccounts.limit-below-minimum'],
    request: changeQuery(list, (query) => {
      if (query.has('allows') && Number(query.get('limit')) < 0) query.delete('limit')
    }),
  },
]

export default defects
