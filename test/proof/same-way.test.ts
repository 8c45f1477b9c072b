import { expect, test } from '@playwright/test'
import { certifyBank } from '../../proof/trial/certify-bank.js'
import { openTrialSetup } from '../../proof/trial/open-trial-setup.js'
import { rememberLint } from '../../proof/trial/remember-lint.js'
import type { Variation } from '../../proof/variation.js'
import { openLinter } from '../../src/cli/run/open-linter.js'

test('A trial goes the same way whatever was tried before it', async () => {
  test.setTimeout(120_000)
  const linter = openLinter()
  const setup = await openTrialSetup(rememberLint(linter), ['messages'])
  const asked = async (others: readonly Variation[] = []): Promise<readonly string[]> => {
    const log: string[] = []
    const begun = { at: 0 }
    const listens: Variation = {
      name: 'listens',
      sentence: 'Whatever is asked for is noted.',
      request(request, { now }) {
        begun.at ||= now()
        log.push(`${request.method} ${new URL(request.url).pathname} ${now() - begun.at}`)
        return request
      },
    }
    await certifyBank(setup, {
      variations: [...others, listens],
      interfaces: ['messages'],
      wire: false,
    })
    return log
  }
  try {
    // What is loaded when it is first needed is there afterwards.
    await asked()
    const first = await asked()
    await asked(setup.liberties.filter(({ name }) => name === 'living-others-act'))
    expect(await asked()).toEqual(first)
    expect(first.length).toBeGreaterThan(100)
  } finally {
    await linter.close()
  }
})
