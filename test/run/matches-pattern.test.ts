import { expect, test } from '@playwright/test'
import { matchesPattern } from '../../src/run/matches-pattern.js'

const cases: readonly (readonly [pattern: string, id: string, matches: boolean])[] = [
  ['accounts.balances.order', 'accounts.balances.order', true],
  ['accounts.balances', 'accounts.balances.order', true],
  ['accounts', 'accounts/balances-order', true],
  ['laws/filter', 'laws/filter:accounts.listAccounts.location', true],
  ['accounts.bal', 'accounts.balances.order', false],
  ['balances', 'accounts.balances.order', false],
  ['*.order', 'accounts.balances.order', true],
  ['*balances*', 'accounts.balances.order', true],
  ['accounts.*.order', 'accounts.balances.order', true],
  ['accounts.*.order', 'accounts.balances.hundred', false],
  ['*', 'anything', true],
  // A dot is a dot, and a bracket no class.
  ['accounts.balances', 'accountsxbalances', false],
  ['[a-z]*', 'accounts', false],
  ['accounts*', 'accounts.balances.order', true],
  ['*bal', 'accounts.balances.bal/more', true],
  ['a*a', 'a', false],
  // As a regular expression, this one would not come to its end.
  [`${'*a'.repeat(40)}x`, 'a'.repeat(200), false],
]

for (const [pattern, id, matches] of cases)
  test(`--only '${pattern}' ${matches ? 'means' : 'does not mean'} ${id}`, () => {
    expect(matchesPattern(id, pattern)).toBe(matches)
  })
