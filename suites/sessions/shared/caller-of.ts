import type { Actors, Sender, Stage } from '../../../src/scenario/index.js'

const known = ['customer', 'otherCustomer', 'agent', 'admin'] as const

/** Who may terminate and resume sessions: the actor whom the profile names, else the customer. */
export async function callerOf(
  stage: Stage & { readonly fixtures: { caller(): Promise<string> } },
  actors: Actors = stage,
): Promise<Sender> {
  const named = await stage.fixtures.caller()
  const actor = known.find((one) => one === named)
  if (actor === undefined)
    stage.giveUp(`The profile names no actor as the caller: ${named}.`, 'fixtures.sessions.caller')
  return actors[actor]
}
