import { expect, test } from '@playwright/test'
import { concernedBy } from '../../proof/footprints/concerned-by.js'
import { traceBank } from '../../proof/footprints/trace-bank.js'
import { holdTrial } from '../../proof/trial/hold-trial.js'
import { openLinter } from '../../src/cli/run/open-linter.js'
import { listDefects } from '../../proof/list-defects.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'

test('A trial performs what its variation concerns, and comes to what a whole one comes to', async () => {
  test.setTimeout(120_000)
  const linter = openLinter()
  const setup = await openTrialSetup(linter, ['accounts'])
  try {
    const footprints = await traceBank(setup, ['accounts'])
    for (const name of [
      'balances-in-order-of-books', // another decision
      'missing-member-accounts-account-allows', // another answer
      'plain-request-refused-accounts-listEligibleAchAccounts-answers', // what scenarios find for one another is not there
      'page-cursors-listEligibleAchAccounts-off-the-path',
    ]) {
      const part = await holdTrial([name], setup, footprints)
      const whole = await holdTrial([name], setup)
      expect(part.failed, name).toEqual(whole.failed)
      expect(part.errors, name).toEqual(whole.errors)
      expect(part.exchanges, name).toBeLessThan(whole.exchanges)
    }
  } finally {
    await linter.close()
  }
})

test('Other books concern every scenario', async () => {
  test.setTimeout(120_000)
  const linter = openLinter()
  const setup = await openTrialSetup(linter, ['accounts'])
  try {
    const footprints = await traceBank(setup, ['accounts'])
    const [books] = (await listDefects()).filter(({ name }) => name === 'listed-accounts-of-others')
    const scope = { interfaces: ['accounts'], wire: false }
    expect(books && (await concernedBy(books, footprints, scope))).toBeUndefined()
  } finally {
    await linter.close()
  }
})
