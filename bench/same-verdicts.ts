import { openLinter } from '../src/cli/run/open-linter.js'
import { certifyBank } from '../proof/trial/certify-bank.js'
import { openTrialSetup } from '../proof/trial/open-trial-setup.js'
import { randomDelays } from './random-delays.js'

const inFlight = [1, 4, 16, 64]

/**
 * Certifies the reference bank in all interfaces, with random delays, by a virtual clock, so that no wait takes real time.
 *
 * @param runs of each number of requests in flight
 * @returns in words: whether every verdict was the same
 */
export async function sameVerdicts(runs: number): Promise<string> {
  const linter = openLinter()
  const differing = new Set<string>()
  try {
    const setup = await openTrialSetup(linter)
    let first: ReadonlyMap<string, string> | undefined
    for (const concurrency of inFlight)
      for (let seed = 1; seed <= runs; seed += 1) {
        const { requirements } = await certifyBank(setup, {
          variations: [],
          interfaces: undefined,
          wire: false,
          pace: { concurrency, delay: randomDelays(seed * 100 + concurrency) },
        })
        const verdicts = new Map(requirements.map(({ id, verdict }) => [id, String(verdict)]))
        first ??= verdicts
        for (const [id, verdict] of verdicts)
          if (first.get(id) !== verdict)
            differing.add(`${id}: ${first.get(id)}, and ${verdict} with ${concurrency} in flight`)
      }
  } finally {
    await linter.close()
  }
  const found = differing.size === 0 ? 'each verdict the same' : [...differing].join('\n  ')
  return `  random delays, ${inFlight.join(', ')} in flight, ${runs} runs of each: ${found}\n`
}
