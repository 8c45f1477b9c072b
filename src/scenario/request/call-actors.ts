import type { ActorName } from '../../terms/actor-name.js'
import { createSender } from './create-sender.js'
import type { SenderContext } from './sender-context.js'
import type { Sender } from './sender.js'
import { Undecided } from '../undecided.js'

/** What exchanges name as the scenario of what is found on behalf of the whole run. */
export const finderName = 'fixtures'

/** Calls an actor by name, to another interface if one is named; throws Undecided when the profile does not have it. */
export type Call = (actor: ActorName, interfaceName?: string) => Sender

/**
 * Lets a scenario call the actors of a run.
 *
 * @returns `as` for what the scenario itself sends, and `finder` for what it finds on behalf of the whole
 * run: the end of the scenario that happened to ask first must not end that.
 */
export function callActors(given: Omit<SenderContext, 'credentialsOf'>): {
  readonly as: Call
  readonly finder: Call
} {
  const { run } = given
  const call =
    (context: Omit<SenderContext, 'credentialsOf' | 'interface'>): Call =>
    (actor, name = given.interface) => {
      const bringing = (one: ActorName) => credentialsOf(run, name, one)
      const parts = { ...context, interface: name, credentialsOf: bringing }
      return createSender(parts, actor, bringing(actor))
    }
  return { as: call(given), finder: call({ run, scenario: finderName, signal: run.signal }) }
}

function credentialsOf(
  run: SenderContext['run'],
  interfaceName: string,
  actor: ActorName,
): Sender['credentials'] {
  const credentials = run.credentials(actor, interfaceName)
  if (credentials === undefined)
    throw new Undecided(`It needs the actor ${actor}.`, { remedy: run.remedyFor(actor) })
  return credentials
}
