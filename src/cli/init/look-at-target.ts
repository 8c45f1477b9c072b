import type { Contract } from '../../contract/contract.js'
import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { knock, lookElsewhere } from './knock.js'
import { lookAtInterface, type SeenInterface } from './look-at-interface.js'
import { openView } from './open-view.js'
import { nothingText, whyNothing } from './why-nothing.js'

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly signal: AbortSignal
}

/**
 * Looks at a target, reading only: which interfaces answer, and what the fixtures of their suites find.
 *
 * @throws CommandError when it is not there, or shows nothing
 */
export async function lookAtTarget(parts: Parts): Promise<readonly SeenInterface[]> {
  const view = openView(parts)
  const refuse = (text: string): never => {
    throw new CommandError(view.gate.text(text), exitCode.untested)
  }
  try {
    const { messenger } = view.rig
    const first = await view.lookout.preflight()
    if (first.kind === 'lost') refuse(`nothing was found out: ${first.why}.\n${first.remedy}`)
    const knocks = await knock({ ...parts, messenger })
    const why = whyNothing(knocks)
    if (why !== undefined) {
      const elsewhere = why === 'absent' ? await lookElsewhere({ ...parts, messenger }) : undefined
      refuse(nothingText(why, knocks, parts.profile, elsewhere))
    }
    return await Promise.all(
      knocks.map((one) => lookAtInterface(view, one, parts.suites.interfaces.get(one.name))),
    )
  } catch (error) {
    throw view.gate.error(error)
  } finally {
    await view.close()
  }
}
