import type { Sender, Stage } from '../../../src/scenario/index.js'

const actors = ['customer', 'otherCustomer', 'agent', 'admin'] as const

/** Who may terminate and resume sessions: the actor whom the profile names, else the customer. */
export async function callerOf(
  stage: Stage & { readonly fixtures: { caller(): Promise<string> } },
): Promise<Sender> {
  const named = await stage.fixtures.caller()
  const actor = actors.find((one) => one === named)
  if (actor === undefined)
    stage.giveUp(`The profile names no actor as the caller: ${named}.`, 'fixtures.sessions.caller')
  return stage[actor]
}
