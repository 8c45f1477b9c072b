import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  name: string,
  operation: string,
  sentence: string,
  breaks: string | readonly string[],
  change: (query: URLSearchParams) => void,
]

/** Changes the values of a parameter, where it is given and not empty. */
const changeValues =
  (name: string, separator: string, change: (values: readonly string[]) => readonly string[]) =>
  (query: URLSearchParams): void => {
    const given = query.get(name) ?? ''
    if (given !== '') query.set(name, change(given.split(separator)).join(separator))
  }

/** A list with a value twice is still refused. */
const firstTwo = (values: readonly string[]): readonly string[] =>
  new Set(values).size === values.length ? values.slice(0, 2) : values
const distinctOfMany = (values: readonly string[]): readonly string[] =>
  values.length > 2 ? [...new Set(values)] : values
const knownTypes = ['savings', 'checking', 'cd', 'ira', 'loan', 'creditCard']
const knownPermissions = [
  ['billPay', 'transferFrom', 'transferTo', 'mobileCheckDeposit'],
  ['view', 'viewCards', 'manageCards'],
].flat()
const knownOf =
  (known: readonly string[]) =>
  (values: readonly string[]): readonly string[] => {
    const left = values.filter((one) => known.includes(one))
    return left.length > 0 ? left : values
  }
const beginning =
  (name: string) =>
  (query: URLSearchParams): void => {
    const given = /^(\d+)[a-z]+$/.exec(query.get(name) ?? '')?.[1]
    if (given !== undefined) query.set(name, given)
  }

const lists = ['listAccounts', 'listEligibleAchAccounts'] as const

const rows: readonly Row[] = [
  [
    'three-filters',
    'listAccounts',
    'overlooks location where there are two other filters',
    ['accounts.listAccounts.filters-together', 'accounts.listAccounts.location-filter-matching'],
    (query) => {
      if (query.has('productType') && query.has('allows')) query.delete('location')
    },
  ],
  [
    'first-type-beside-location',
    'listAccounts',
    'looks at the first product type where location is given',
    'accounts.listAccounts.filters-together',
    (query) => {
      if (query.has('location'))
        changeValues('productType', '|', (values) => values.slice(0, 1))(query)
    },
  ],
  [
    'allows-of-external',
    'listAccounts',
    'overlooks allows among external accounts',
    ['accounts.listAccounts.filters-together', 'accounts.listAccounts.allows-filter-matching'],
    (query) => {
      if (query.get('location') === 'external') query.delete('allows')
    },
  ],
  [
    'third-type',
    'listAccounts',
    'looks at two product types of several',
    'accounts.listAccounts.productType-filter-several',
    changeValues('productType', '|', firstTwo),
  ],
  ...lists.flatMap((operation): Row[] => [
    [
      'permission-twice-apart',
      operation,
      'accepts a permission twice with another one between',
      operation === 'listAccounts'
        ? 'accounts.listAccounts.allows-duplicate'
        : 'accounts.listEligibleAchAccounts.allows-duplicate',
      changeValues('allows', ',', distinctOfMany),
    ],
    [
      'unknown-beside-known',
      operation,
      'passes over an unknown permission beside a known one',
      operation === 'listAccounts'
        ? 'accounts.listAccounts.allows-unknown-value'
        : 'accounts.listEligibleAchAccounts.allows-unknown-value',
      changeValues('allows', ',', knownOf(knownPermissions)),
    ],
    [
      'number-with-letters',
      operation,
      'reads a limit as far as it is a number',
      operation === 'listAccounts'
        ? 'accounts.listAccounts.limit-not-an-integer'
        : 'accounts.listEligibleAchAccounts.limit-not-an-integer',
      beginning('limit'),
    ],
  ]),
  [
    'type-twice-apart',
    'listAccounts',
    'accepts a product type twice with another one between',
    'accounts.listAccounts.productType-duplicate',
    changeValues('productType', '|', distinctOfMany),
  ],
  [
    'unknown-type-beside-known',
    'listAccounts',
    'passes over an unknown product type beside a known one',
    'accounts.listAccounts.productType-unknown-value',
    changeValues('productType', '|', knownOf(knownTypes)),
  ],
  [
    'types-by-comma',
    'listAccounts',
    'takes commas for what separates product types, as permissions are',
    'accounts.listAccounts.productType-unknown-value',
    (query) => {
      const given = query.get('productType')
      if (given !== null) query.set('productType', given.replaceAll(',', '|'))
    },
  ],
  ...lists.map((operation): Row => [
    'permissions-by-semicolon',
    operation,
    'takes semicolons for what separates permissions',
    operation === 'listAccounts'
      ? 'accounts.listAccounts.allows-unknown-value'
      : 'accounts.listEligibleAchAccounts.allows-unknown-value',
    (query) => {
      const given = query.get('allows')
      if (given !== null) query.set('allows', given.replaceAll(';', ','))
    },
  ]),
  [
    'accounts-by-semicolon',
    'listAccountBalances',
    'takes semicolons and bars for what separates accounts',
    'accounts.listAccountBalances.accounts-item-bad-character',
    (query) => {
      const given = query.get('accounts')
      if (given !== null) query.set('accounts', given.replaceAll(/[;|]/g, ','))
    },
  ],
  [
    'count-below-zero',
    'listAccountBalances',
    'takes a negative retryCount for the first try',
    'accounts.listAccountBalances.retryCount-below-minimum',
    (query) => {
      if ((query.get('retryCount') ?? '').startsWith('-')) query.set('retryCount', '1')
    },
  ],
  [
    'accounts-twice-apart',
    'listAccountBalances',
    'accepts an account twice with another one between',
    'accounts.listAccountBalances.accounts-duplicate',
    changeValues('accounts', ',', distinctOfMany),
  ],
  [
    'open-range',
    'getPendingTransactions',
    'reads a range of check numbers as far as it goes',
    'transactions.getPendingTransactions.checkNumber-near-miss',
    (query) => {
      const from = /^(\d+)-$/.exec(query.get('checkNumber') ?? '')?.[1]
      if (from !== undefined) query.set('checkNumber', from)
    },
  ],
  [
    'check-numbers-among-others',
    'getPendingTransactions',
    'overlooks what is no check number beside one',
    'transactions.getPendingTransactions.checkNumber-near-miss',
    (query) => {
      const items = (query.get('checkNumber') ?? '').split(',')
      const known = items.filter((item) => /^\d+(-\d+)?$/.test(item))
      if (known.length > 0 && known.length < items.length) query.set('checkNumber', known.join())
    },
  ],
  [
    'code-missing-beside-customer',
    'listEligibleAchAccounts',
    'does without a SEC code where a customer is named',
    'accounts.listEligibleAchAccounts.secCode-missing',
    (query) => {
      if (!query.has('secCode') && query.has('customerId')) query.set('secCode', 'ppd')
    },
  ],
  [
    'start-with-letters',
    'getPendingTransactions',
    'reads a start as far as it is a number',
    'transactions.getPendingTransactions.start-not-an-integer',
    beginning('start'),
  ],
]

/** Values that are overlooked, or let through, where others stand beside them. */
const defects: readonly Defect[] = rows.map(([name, operation, sentence, breaks, change]) => ({
  name: `lists-of-values-${operation}-${name}`,
  sentence: `${operation} ${sentence}.`,
  breaks: [breaks].flat(),
  request: changeQuery(operation, change),
}))

export default defects
