import type { AnsweredExchange } from '../rule.js'

/** Names a request by who sent it and what was asked for, wherever the service says that its paths begin. */
export const askedBy = ({ exchange, operation }: AnsweredExchange, url: string): string =>
  [exchange.actor, operation.interface, operation.id, new URL(url).search].join(' ')
