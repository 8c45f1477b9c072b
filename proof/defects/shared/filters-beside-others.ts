import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  operation: string,
  breaks: string,
  pairs: readonly (readonly [string, string])[],
]

const both = (...names: readonly string[]): (readonly [string, string])[] =>
  names.flatMap((one) => names.flatMap((other) => (one === other ? [] : [[one, other] as const])))

const rows: readonly Row[] = [
  [
    'listAccounts',
    'accounts.listAccounts.filters-together',
    both('productType', 'location', 'allows'),
  ],
  [
    'getPendingTransactions',
    'transactions.pending.filters-together',
    [
      ...both('account', 'checkNumber', 'holdState'),
      ...['account', 'checkNumber', 'holdState'].map((one) => [one, 'q'] as const),
    ],
  ],
  [
    'getResolvedText',
    'text.resolved.together',
    [
      ...both('languages', 'resolve'),
      ...both('format', 'resolve'),
      ...both('languages', 'since'),
      ...both('format', 'since'),
      ...both('resolve', 'since'),
      ['groups', 'languages'],
      ['groups', 'resolve'],
      ['groups', 'since'],
    ],
  ],
  [
    'getResolvedText',
    'text.resolved.subgroups-together',
    ['languages', 'format', 'resolve', 'since'].flatMap((one) => [
      ['subgroups', one] as const,
      [one, 'subgroups'] as const,
    ]),
  ],
  ['getResolvedText', 'text.formats.with-language', both('languages', 'format')],
]

/** What breaks with them. */
const alsoBroken: Readonly<Record<string, readonly string[]>> = {
  'text.formats.with-language': ['text.resolved.together'],
}

/** What else says that a parameter counts, in requests that give the other one as well. */
const byPair: Readonly<Record<string, readonly string[]>> = {
  'checkNumber-q': [
    'transactions.getPendingTransactions.checkNumber-bad-character',
    'transactions.getPendingTransactions.checkNumber-near-miss',
  ],
  'format-languages': ['text.formats.told', 'text.formats.specific'],
  'format-resolve': ['text.formats.told'],
  'format-since': ['text.formats.told'],
  'format-subgroups': ['text.formats.told'],
  'languages-resolve': ['text.languages.told'],
  'languages-since': ['text.languages.told'],
  'resolve-subgroups': ['text.getResolvedText.resolve-not-a-boolean'],
  'since-resolve': ['text.getResolvedText.since-not-a-date-time', 'text.resolved.since-older'],
  'since-subgroups': ['text.getResolvedText.since-not-a-date-time'],
  'subgroups-resolve': ['text.getResolvedText.subgroups-not-a-boolean', 'text.resolved.subgroups'],
}

/** An item that does not match a filter of its request is wrong, whatever the other filters are. */
const matchingOf = (operation: string, filter: string): readonly string[] =>
  operation === 'listAccounts' ? (matching[filter] ?? []) : []

const matching: Readonly<Record<string, readonly string[]>> = {
  productType: ['accounts.listAccounts.productType-filter-matching'],
  location: ['accounts.listAccounts.location-filter-matching'],
  allows: ['accounts.listAccounts.allows-filter-matching'],
}

/** Parameters that are overlooked where another one is given as well. */
const defects: readonly Defect[] = rows.flatMap(([operation, breaks, pairs]) =>
  pairs.map(([overlooked, beside]) => ({
    name: `filters-beside-others-${operation}-${overlooked}-${beside}`,
    sentence: `${operation} overlooks ${overlooked} where ${beside} is given.`,
    breaks: [
      breaks,
      ...(alsoBroken[breaks] ?? []),
      ...(byPair[`${overlooked}-${beside}`] ?? []),
      ...matchingOf(operation, overlooked),
    ],
    request: changeQuery(operation, (query) => {
      if (query.has(overlooked) && query.has(beside)) query.delete(overlooked)
    }),
  })),
)

export default defects
