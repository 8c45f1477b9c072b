import type { Contract } from '../../contract/contract.js'
import type { Suites } from '../../run/load-suites.js'
import type { Profile } from '../../target/profile.js'
import { CommandError } from '../command-error.js'
import { exitCode } from '../exit-code.js'
import { lookElsewhere, probe, type ProbeResult } from '../run/probe.js'
import { lookAtInterface, type SeenInterface } from './look-at-interface.js'
import type { ReadOnlyTarget } from './open-read-only-target.js'
import { nothingText, whyNothing } from '../run/why-nothing.js'

interface Parts {
  readonly contract: Contract
  readonly profile: Profile
}

/**
 * Sends a request to each interface of a target.
 *
 * @param refusable whether it will do that the target refuses all of them
 * @throws CommandError when it is not there, or shows nothing
 */
export async function reachTarget(
  view: ReadOnlyTarget,
  parts: Parts,
  { refusable }: { readonly refusable: boolean },
): Promise<readonly ProbeResult[]> {
  const refuse = (text: string): never => {
    throw new CommandError(view.secretFilter.text(text), exitCode.untested)
  }
  const { profile } = parts
  const asked = { ...parts, client: view.run.client, signal: view.run.signal }
  const first = await view.availability.preflight()
  if (first.kind === 'lost') refuse(`nothing was found out: ${first.why}.\n${first.remedy}`)
  const knocks = await probe(asked)
  const why = whyNothing(knocks)
  if (why === undefined || (why === 'refused' && refusable)) return knocks
  const elsewhere = why === 'absent' ? await lookElsewhere(asked) : undefined
  const isStranger = profile.auth === undefined && profile.actors.customer?.token === undefined
  const logsInAt = why === 'refused' && isStranger ? await placeOfLogin(profile) : undefined
  const { cause, remedy } = nothingText(why, knocks, profile, { elsewhere, logsInAt })
  return refuse(`nothing was found out: ${cause}.\n${remedy}`)
}

/** Looks at a target: which interfaces answer, and what the fixtures of their suites find. */
export async function lookAtTarget(
  view: ReadOnlyTarget,
  parts: Parts & { readonly suites: Suites },
): Promise<readonly SeenInterface[]> {
  const knocks = await reachTarget(view, parts, { refusable: false })
  return Promise.all(
    knocks.map((one) => lookAtInterface(view, one, parts.suites.interfaces.get(one.name))),
  )
}

async function placeOfLogin({ target }: Profile): Promise<string | undefined> {
  const { findLogin } = await import('../../login/find-login.js')
  const found = await findLogin(target).catch(() => undefined)
  return found?.discovery ?? found?.url ?? found?.authorizationUrl
}
