import type { Answer, Stage } from '../../../src/scenario/index.js'

/** Sends once more what a service refuses that is out of order for a moment: one that always is says so of the request. */
export const sendUntilServed = (
  { settled }: Pick<Stage, 'settled'>,
  send: () => Promise<Answer>,
): Promise<Answer> => settled(send, ({ status }) => status !== 503)
