import { expect, test } from '@playwright/test'
import { certifyBank } from '../../proof/trial/certify-bank.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { openLinter } from '../../src/cli/run/open-linter.js'

test('Without some actors a run leaves open only what these would show', async () => {
  const linter = openLinter()
  try {
    const setup = await openTrialSetup(linter)
    const { agent: _, otherCustomer: __, restricted: ___, ...actors } = setup.profile.actors
    // All interfaces are certified in one thread, beside other tests: how long that takes says nothing.
    const limits = { ...setup.profile.limits, scenarioTime: 600 }
    const { requirements } = await certifyBank(
      { ...setup, profile: { ...setup.profile, actors, limits } },
      { variations: [], interfaces: undefined, wire: false },
    )
    const open = requirements.filter(({ verdict }) => !['pass', 'none'].includes(verdict))
    const reasons = new Map(open.map(({ id, because }) => [id, because]))
    expect(new Set(reasons.values()), JSON.stringify([...reasons])).toEqual(
      new Set([
        'It needs the actor agent.',
        'It needs the actor otherCustomer.',
        'It needs the actor restricted.',
      ]),
    )
    // A story that asks for actors that it does not need would leave open all that it verifies.
    expect(open.length).toBeLessThan(35)
  } finally {
    await linter.close()
  }
})
