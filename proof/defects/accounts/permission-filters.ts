import type { Holding } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly fault: string
  /** In each list that has the filter. */
  readonly breaks: Readonly<
    Record<'listAccounts' | 'listEligibleAchAccounts', string | readonly string[]>
  >
  readonly selects: (holding: Holding, wanted: readonly string[]) => boolean
}

const has = ({ allows }: Holding, permission: string): boolean =>
  (allows as Readonly<Record<string, boolean>>)[permission] === true

/** What permissions break that are not joined as they should be. */
const severalAtOnce = {
  listAccounts: [
    'accounts.listAccounts.allows-filter-matching',
    'accounts.listAccounts.allows-filter-several',
    'accounts.listAccounts.filters-together',
  ],
  listEligibleAchAccounts: [
    'accounts.listEligibleAchAccounts.allows-filter-matching',
    'accounts.listEligibleAchAccounts.allows-filter-several',
  ],
}

const rows: readonly Row[] = [
  {
    name: 'ignored',
    fault: 'is ignored',
    breaks: {
      listAccounts: [
        'accounts.listAccounts.allows-filter-matching',
        'accounts.listAccounts.filters-together',
      ],
      listEligibleAchAccounts: 'accounts.listEligibleAchAccounts.allows-filter-matching',
    },
    selects: () => true,
  },
  {
    name: 'younger-permissions',
    fault: 'does not know viewCards and manageCards and finds nothing for them',
    breaks: {
      listAccounts: [
        'accounts.listAccounts.allows-filter-complete',
        'accounts.listAccounts.filters-together',
      ],
      listEligibleAchAccounts: 'accounts.listEligibleAchAccounts.allows-filter-complete',
    },
    selects: (holding, wanted) =>
      wanted.every((one) => !one.endsWith('Cards') && has(holding, one)),
  },
  {
    name: 'any',
    fault: 'lets an account through that gives any of the permissions named',
    breaks: severalAtOnce,
    selects: (holding, wanted) => wanted.some((one) => has(holding, one)),
  },
  {
    name: 'last',
    fault: 'looks at the last permission named only',
    breaks: severalAtOnce,
    selects: (holding, wanted) => has(holding, wanted.at(-1) ?? ''),
  },
  ...['mobileCheckDeposit', 'viewCards', 'manageCards'].map((permission): Row => ({
    name: `second-${permission}`,
    fault: `does not look at ${permission} where that is the second of the permissions named`,
    breaks: {
      listAccounts: severalAtOnce.listAccounts.slice(0, 2),
      listEligibleAchAccounts: severalAtOnce.listEligibleAchAccounts,
    },
    selects: (holding, wanted) =>
      wanted.every((one, at) => (at === 1 && one === permission) || has(holding, one)),
  })),
]

/** The filter allows, in each list that has it. */
const defects: readonly Defect[] = rows.flatMap(({ name, fault, breaks, selects }) =>
  Object.entries(breaks).map(([id, broken]) => ({
    name: `permission-filters-${id}-${name}`,
    sentence: `The filter allows of ${id} ${fault}.`,
    breaks: [broken].flat(),
    behaviour: ({ allowsAll }) => ({
      allowsAll: (holding, wanted, operation) =>
        operation === id ? selects(holding, wanted) : allowsAll(holding, wanted, operation),
    }),
  })),
)

export default defects
