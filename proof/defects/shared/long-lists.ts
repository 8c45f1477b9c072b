import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** A list with a value twice is still refused. */
const firstOf =
  (name: string, most: number) =>
  (query: URLSearchParams): void => {
    const values = (query.get(name) ?? '').split(',')
    if (new Set(values).size === values.length && values.length > most)
      query.set(name, values.slice(0, most).join())
  }

const rows = [
  [
    'listAccounts',
    'allows',
    4,
    ['accounts.listAccounts.allows-filter-matching', 'accounts.listAccounts.allows-filter-several'],
  ],
  [
    'listEligibleAchAccounts',
    'allows',
    4,
    [
      'accounts.listEligibleAchAccounts.allows-filter-matching',
      'accounts.listEligibleAchAccounts.allows-filter-several',
    ],
  ],
  ['getResolvedText', 'groups', 5, ['text.resolved.groups']],
  ['getResolvedText', 'languages', 5, ['text.languages.further']],
] as const

/** Lists of values that are overlooked from a certain length on. */
const defects: readonly Defect[] = rows.map(([operation, name, most, breaks]) => ({
  name: `long-lists-${operation}-${name}`,
  sentence: `${operation} overlooks ${name} behind the first ${most}.`,
  breaks,
  request: changeQuery(operation, firstOf(name, most)),
}))

export default defects
