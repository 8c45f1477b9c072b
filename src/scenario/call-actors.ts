import { createSender, type Sender, type SenderContext } from './sender.js'
import { Undecided } from './undecided.js'

/** Calls an actor by name; throws Undecided when the profile does not have it. */
export type Call = (actor: string) => Sender

/**
 * Lets a scenario call the actors of a run.
 *
 * @returns `as` for what the scenario itself sends, and `finder` for what it finds on behalf of the whole
 * run: the end of the scenario that happened to ask first must not end that.
 */
export function callActors(context: SenderContext): { readonly as: Call; readonly finder: Call } {
  const { run } = context
  return {
    as: (actor) => createSender(context, actor, credentialsOf(context, actor)),
    finder: (actor) =>
      createSender(
        { run, interface: context.interface, scenario: 'fixtures', signal: run.signal },
        actor,
        credentialsOf(context, actor),
      ),
  }
}

function credentialsOf(context: SenderContext, actor: string): Sender['credentials'] {
  const credentials = context.run.credentials(actor, context.interface)
  if (credentials === undefined)
    throw new Undecided(`It needs the actor ${actor}.`, { remedy: context.run.remedyFor(actor) })
  return credentials
}
