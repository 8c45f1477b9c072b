import type { Exchange } from '../../exchange/exchange.js'
import type { Arrival } from './arrivals-in.js'

/** Whether a request is about what came of a publication. */
export const namesArrival = ({ request }: Exchange, { id }: Arrival): boolean =>
  request.url.split(/[/?#]/).includes(id)
