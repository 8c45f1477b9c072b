import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

type Filter = 'productType' | 'location'
type Row = readonly [
  filter: Filter,
  breaks: readonly string[],
  fault: string,
  behaviour: Partial<Behaviour>,
]

const rows: readonly Row[] = [
  [
    'productType',
    ['accounts.listAccounts.productType-filter-matching', 'accounts.listAccounts.filters-together'],
    'is ignored',
    { ofProductType: () => true },
  ],
  [
    'productType',
    ['accounts.listAccounts.productType-filter-complete', 'accounts.listAccounts.filters-together'],
    'knows one savings product only',
    {
      ofProductType: ({ account: { product } }, wanted) =>
        wanted.includes(product.type) && product.code !== 'SAV-04',
    },
  ],
  [
    'productType',
    ['accounts.listAccounts.productType-filter-several', 'accounts.listAccounts.filters-together'],
    'looks for accounts that are of every type named',
    {
      ofProductType: ({ account }, wanted) => wanted.every((type) => type === account.product.type),
    },
  ],
  [
    'productType',
    ['accounts.listAccounts.productType-filter-several', 'accounts.listAccounts.filters-together'],
    'looks at the first type named only',
    { ofProductType: ({ account }, wanted) => wanted[0] === account.product.type },
  ],
  [
    'location',
    ['accounts.listAccounts.location-filter-matching', 'accounts.listAccounts.filters-together'],
    'is ignored',
    { atLocation: () => true },
  ],
  [
    'location',
    [
      'accounts.listAccounts.location-filter-matching',
      'accounts.listAccounts.location-filter-complete',
      'accounts.listAccounts.filters-together',
    ],
    'answers the accounts of the other location',
    { atLocation: ({ account }, wanted) => account.location !== wanted },
  ],
  [
    'location',
    ['accounts.listAccounts.location-filter-complete', 'accounts.listAccounts.filters-together'],
    'finds no external account',
    {
      atLocation: ({ account }, wanted) => account.location === 'internal' && wanted === 'internal',
    },
  ],
]

/** Filters of listAccounts that let too much or too little through. */
const defects: readonly Defect[] = rows.map(([filter, breaks, fault, behaviour]) => ({
  name: `list-filters-${filter}-${fault.replaceAll(' ', '-')}`,
  sentence: `The filter ${filter} ${fault}.`,
  breaks,
  behaviour,
}))

export default defects
