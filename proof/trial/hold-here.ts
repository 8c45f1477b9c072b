import { openLinter } from '../../src/cli/run/open-linter.js'
import { listDefects } from '../list-defects.js'
import { listLiberties } from '../list-liberties.js'
import { holdTrial } from './hold-trial.js'
import { interfacesOf } from './interfaces-of.js'
import { openLaboratory } from './open-laboratory.js'
import { rememberLint } from './remember-lint.js'
import type { Trial } from './trial.js'

/** Holds trials in this thread, one after the other, each on all that its interfaces have. */
export async function holdHere(
  names: readonly string[],
  onTrial: (trial: Trial) => void,
): Promise<readonly Trial[]> {
  const known = [...(await listDefects()), ...(await listLiberties())]
  const scopes = names.map((name) => {
    const variation = known.find((one) => one.name === name)
    return variation && interfacesOf(variation)
  })
  const concerned = scopes.every((one) => one !== undefined)
    ? [...new Set(scopes.flat())]
    : undefined
  const linter = openLinter()
  try {
    const laboratory = await openLaboratory(rememberLint(linter), concerned)
    const trials: Trial[] = []
    for (const name of names) {
      const trial = await holdTrial(name, laboratory)
      trials.push(trial)
      onTrial(trial)
    }
    return trials
  } finally {
    await linter.close()
  }
}
