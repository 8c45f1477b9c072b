import type { ActorName } from '../terms/actor-name.js'
import { createSender, type Sender, type SenderContext } from './sender.js'
import { Undecided } from './undecided.js'

/** Calls an actor by name; throws Undecided when the profile does not have it. */
export type Call = (actor: ActorName) => Sender

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
  const context: SenderContext = {
    ...given,
    credentialsOf: (actor) => credentialsOf(run, given.interface, actor),
  }
  return {
    as: (actor) => createSender(context, actor, context.credentialsOf(actor)),
    finder: (actor) =>
      createSender(
        {
          run,
          interface: context.interface,
          scenario: 'fixtures',
          signal: run.signal,
          credentialsOf: context.credentialsOf,
        },
        actor,
        context.credentialsOf(actor),
      ),
  }
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
