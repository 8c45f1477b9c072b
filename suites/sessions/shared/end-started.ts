import type { Answer, Stage } from '../../../src/scenario/index.js'

/** Has a session terminated in the end that was started on the way and is not used. */
export function endStarted({ afterwards }: Pick<Stage, 'afterwards'>, answer: Answer): void {
  if (answer.status !== 201) return
  const { actor } = answer.exchange
  afterwards(async (actors) => {
    const sessionId = answer.at('/sessionId')
    if (typeof sessionId !== 'string') return
    const caller = actors[actor as keyof typeof actors]
    await caller.send('terminateCustomerSession', { json: { sessionId } })
  })
}
