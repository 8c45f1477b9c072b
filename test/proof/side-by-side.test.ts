import { expect, test } from '@playwright/test'
import { certifyBank } from '../../proof/trial/certify-bank.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { randomDelays } from '../../bench/random-delays.js'
import { openLinter } from '../../src/cli/run/open-linter.js'

// Those that write most for how few requests they need; `npm run bench` has all of them, ten times.
const interfaces = ['notifications', 'sessions']

/** Banks that lag and limit their callers, whose verdicts are those of the honest bank. */
const living = ['living-lists-lag', 'living-forty-a-second']

test('Verdicts are the same with one request in flight and with many, whatever answers take', async () => {
  const linter = openLinter()
  const setup = await openTrialSetup(linter, interfaces)
  const verdicts = async (concurrency: number, liberty?: string) => {
    const { requirements } = await certifyBank(setup, {
      variations: setup.liberties.filter(({ name }) => name === liberty),
      interfaces,
      wire: false,
      pace: { concurrency, delay: randomDelays(concurrency) },
    })
    return requirements.map(({ id, verdict }) => `${id} ${verdict}`)
  }
  const alone = await verdicts(1)
  expect(alone.filter((one) => one.endsWith(' pass')).length).toBeGreaterThan(300)
  for (const concurrency of [4, 16, 64]) expect(await verdicts(concurrency)).toEqual(alone)
  for (const liberty of living)
    for (const concurrency of [1, 16, 64])
      expect(await verdicts(concurrency, liberty), liberty).toEqual(alone)
  await linter.close()
})
