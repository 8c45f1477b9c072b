import { expect, test } from '@playwright/test'
import { openObservationLog } from '../../src/scenario/verify/observation-log.js'

test('What was not declared is not written down', () => {
  const log = openObservationLog(['accounts.listAccounts.answers'])
  expect(() =>
    log.add('accounts.listAccounts.status', { verdict: 'pass', exchanges: [1] }),
  ).toThrow('accounts.listAccounts.status is verified but not declared')
})
