import { CommandError } from '../../src/cli/command-error.js'
import type { OpenAgain } from '../../src/cli/again/open-again.js'
import { exitCode } from '../../src/cli/exit-code.js'
import type { Stop } from '../../src/cli/stop/open-stop.js'
import type { WireRequest } from '../../src/exchange/transport.js'
import { operationFor } from '../../src/library/operation-for.js'
import { outcomeOf, surprisesOf } from '../trial/outcome-of.js'
import type { Trial } from '../trial/trial.js'
import type { ExtensionVariation } from '../../src/run/extension-variation.js'
import { alteredTransport } from './altered-transport.js'

/** Certifies a target with a variation in force on the way to it, or as it is. */
type HoldAtTarget = (kind: Trial['kind'], variation?: ExtensionVariation) => Promise<Trial>

/**
 * Opens trials at a target.
 *
 * @returns a function that throws CommandError where the target cannot be tested, or the run was stopped
 */
export async function holdAtTarget(again: OpenAgain, stop: Stop): Promise<HoldAtTarget> {
  const baseUrl = await again.baseUrl()
  let leftOver = (): readonly string[] => []
  stop.tell({ now: 'what was changed is put back', leftOver: () => leftOver() })
  const operationOf = ({ method, url }: WireRequest): string | undefined =>
    operationFor(again.contract, method, url, baseUrl)?.id
  return async (kind, variation) => {
    const from = performance.now()
    const { run } = await again.perform({
      signal: stop.signal,
      // A defect may answer the first requests as though the base URL were wrong.
      looked: variation !== undefined,
      alter: variation && ((wire) => alteredTransport(wire, variation, operationOf)),
      watch: (tell) => {
        leftOver = tell
      },
    })
    if (run.interrupted !== undefined) throw new CommandError(run.interrupted, exitCode.untested)
    const name = variation?.name ?? ''
    return {
      ...outcomeOf(run),
      name,
      members: [name],
      kind,
      // Whatever else a defect does besides what it breaks is its own affair.
      surprises: kind === 'defect' ? [] : surprisesOf(run),
      isAsDue: true,
      hidden: [],
      milliseconds: performance.now() - from,
    }
  }
}
