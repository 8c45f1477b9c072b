import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'

type Filter = 'productType' | 'location'
type Row = readonly [
  filter: Filter,
  aspects: readonly string[],
  fault: string,
  behaviour: Partial<Behaviour>,
]

const rows: readonly Row[] = [
  ['productType', ['matching'], 'is ignored', { ofProductType: () => true }],
  [
    'productType',
    ['complete'],
    'knows one savings product only',
    {
      ofProductType: ({ account: { product } }, wanted) =>
        wanted.includes(product.type) && product.code !== 'SAV-04',
    },
  ],
  [
    'productType',
    ['several'],
    'looks for accounts that are of every type named',
    {
      ofProductType: ({ account }, wanted) => wanted.every((type) => type === account.product.type),
    },
  ],
  [
    'productType',
    ['several'],
    'looks at the first type named only',
    { ofProductType: ({ account }, wanted) => wanted[0] === account.product.type },
  ],
  ['location', ['matching'], 'is ignored', { atLocation: () => true }],
  [
    'location',
    ['matching', 'complete'],
    'answers the accounts of the other location',
    { atLocation: ({ account }, wanted) => account.location !== wanted },
  ],
  [
    'location',
    ['complete'],
    'finds no external account',
    {
      atLocation: ({ account }, wanted) => account.location === 'internal' && wanted === 'internal',
    },
  ],
]

/** Filters of listAccounts that let too much or too little through. */
const defects: readonly Defect[] = rows.map(([filter, aspects, fault, behaviour]) => ({
  name: `list-filters-${filter}-${fault.replaceAll(' ', '-')}`,
  sentence: `The filter ${filter} ${fault}.`,
  breaks: aspects.map((aspect) => `accounts.listAccounts.${filter}-filter-${aspect}`),
  behaviour,
}))

export default defects
