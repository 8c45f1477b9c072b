import type { Holding } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly aspect: string
  readonly fault: string
  readonly selects: (holding: Holding, wanted: readonly string[]) => boolean
}

const has = ({ allows }: Holding, permission: string): boolean =>
  (allows as Readonly<Record<string, boolean>>)[permission] === true

const rows: readonly Row[] = [
  { name: 'ignored', aspect: 'matching', fault: 'is ignored', selects: () => true },
  {
    name: 'younger-permissions',
    aspect: 'complete',
    fault: 'does not know viewCards and manageCards and finds nothing for them',
    selects: (holding, wanted) =>
      wanted.every((one) => !one.endsWith('Cards') && has(holding, one)),
  },
  {
    name: 'any',
    aspect: 'several',
    fault: 'lets an account through that gives any of the permissions named',
    selects: (holding, wanted) => wanted.some((one) => has(holding, one)),
  },
  {
    name: 'last',
    aspect: 'several',
    fault: 'looks at the last permission named only',
    selects: (holding, wanted) => has(holding, wanted.at(-1) ?? ''),
  },
]

/** The filter allows, in each list that has it. */
const defects: readonly Defect[] = ['listAccounts', 'listEligibleAchAccounts'].flatMap((id) =>
  rows.map(({ name, aspect, fault, selects }) => ({
    name: `permission-filters-${id}-${name}`,
    sentence: `The filter allows of ${id} ${fault}.`,
    breaks: [`accounts.${id}.allows-filter-${aspect}`],
    behaviour: ({ allowsAll }) => ({
      allowsAll: (holding, wanted, operation) =>
        operation === id ? selects(holding, wanted) : allowsAll(holding, wanted, operation),
    }),
  })),
)

export default defects
