import type { Exchange } from '../exchange/exchange.js'

/** Whether something was accepted of which the answer does not say what it comes to. */
export const isPublication = ({ request, outcome }: Exchange): boolean =>
  request.method === 'POST' &&
  outcome.kind === 'response' &&
  outcome.status === 202 &&
  !outcome.headers.some(([name]) => name.toLowerCase() === 'location')
