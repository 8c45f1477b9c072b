import { openLinter } from '../../src/cli/run/open-linter.js'
import { holdTrial } from './hold-trial.js'
import type { Order } from './order.js'
import { openTrialSetup } from './open-trial-setup.js'
import { rememberLint } from './remember-lint.js'
import type { Trial } from './trial.js'

/** Holds trials in this thread, one after the other, each on all that its interfaces have. */
export async function holdHere({
  trials: wanted,
  interfaces,
  contract,
  onTrial,
}: Omit<Order, 'workers'>): Promise<readonly Trial[]> {
  const linter = openLinter()
  try {
    const setup = await openTrialSetup(rememberLint(linter), interfaces, contract)
    const trials: Trial[] = []
    for (const names of wanted) {
      const trial = await holdTrial(names, setup)
      trials.push(trial)
      onTrial(trial)
    }
    return trials
  } finally {
    await linter.close()
  }
}
