import { expect, test } from '@playwright/test'
import { openLedger } from '../../src/scenario/ledger.js'

test('What nobody declared is not written down', () => {
  const ledger = openLedger(['accounts.listAccounts.answers'])
  expect(() =>
    ledger.add('accounts.listAccounts.status', { verdict: 'pass', exchanges: [1] }),
  ).toThrow('accounts.listAccounts.status is verified but not declared')
})
