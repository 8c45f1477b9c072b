import { expect, test } from '@playwright/test'
import liberties from '../../proof/liberties/messages/notifications.js'
import { certifyBank } from '../../proof/trial/certify-bank.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { openLinter } from '../../src/cli/run/open-linter.js'

test('Where no notification waits, a run publishes for itself what it needs to decide', async () => {
  const linter = openLinter()
  try {
    const setup = await openTrialSetup(linter)
    const empty = liberties.filter(({ name }) => name === 'notifications-none-yet')
    expect(empty).toHaveLength(1)
    const { requirements } = await certifyBank(setup, {
      variations: empty,
      interfaces: ['messages'],
      wire: false,
    })
    const open = requirements.filter(({ verdict }) => !['pass', 'none'].includes(verdict))
    expect(open.map(({ id, because }) => `${id}: ${because}`)).toEqual([])
  } finally {
    await linter.close()
  }
})
