import type { Contract } from '../../contract/contract.js'
import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { probe, lookElsewhere } from './probe.js'
import { lookAtInterface, type SeenInterface } from './look-at-interface.js'
import type { ReadOnlyTarget } from './open-read-only-target.js'
import { nothingText, whyNothing } from './why-nothing.js'

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
}

/**
 * Looks at a target: which interfaces answer, and what the fixtures of their suites find.
 *
 * @throws CommandError when it is not there, or shows nothing
 */
export async function lookAtTarget(
  view: ReadOnlyTarget,
  parts: Parts,
): Promise<readonly SeenInterface[]> {
  const refuse = (text: string): never => {
    throw new CommandError(view.secretFilter.text(text), exitCode.untested)
  }
  const asked = { ...parts, client: view.run.client, signal: view.run.signal }
  const first = await view.availability.preflight()
  if (first.kind === 'lost') refuse(`nothing was found out: ${first.why}.\n${first.remedy}`)
  const knocks = await probe(asked)
  const why = whyNothing(knocks)
  if (why !== undefined) {
    const elsewhere = why === 'absent' ? await lookElsewhere(asked) : undefined
    refuse(nothingText(why, knocks, parts.profile, elsewhere))
  }
  return Promise.all(
    knocks.map((one) => lookAtInterface(view, one, parts.suites.interfaces.get(one.name))),
  )
}
