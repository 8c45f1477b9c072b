import type { Contract } from '../../contract/contract.js'
import type { Exchange } from '../../exchange/exchange.js'
import { groupBy } from '../../run/group-by.js'

/** Requests of one operation; those that follow a link out of the interface have a method only. */
export interface CountedRequests {
  readonly interface?: string
  readonly operation?: string
  /** The operation, with its interface where another one has an operation of that name. */
  readonly name?: string
  readonly method: string
  /** What the operation does, in a few words. */
  readonly summary?: string
  readonly requests: number
  /** What becomes of requests that write; absent where they only read. */
  readonly writes?: {
    /** Requests that are carried out; the others are meant to be refused. */
    readonly carriedOut: number
    /** Whether the scenarios put back what they change: what is lasting, no client can undo. */
    readonly putBack: boolean
    /** Whether it reaches people: users may be notified. */
    readonly noticed: boolean
  }
}

/**
 * What reaches people (document 3): users are shown notifications, all customers those of global definitions, and
 * subscribers are given messages.
 */
const reaching = ['createNotifications', 'createGlobalDefinition', 'publishMessage']

/** Counts the requests of a rehearsal by operation, those of most requests first. */
export function countRequests(
  contract: Contract,
  exchanges: readonly Exchange[],
): readonly CountedRequests[] {
  const keyOf = ({ interface: name = '', operation = '', request }: Exchange): string =>
    [name, operation, request.method].join(' ')
  const groups = groupBy(exchanges, (exchange) => [keyOf(exchange)])
  return [...groups.values()]
    .map((sent) => count(contract, sent))
    .toSorted((one, other) => other.requests - one.requests)
}

function count(contract: Contract, sent: readonly Exchange[]): CountedRequests {
  const [{ interface: name, operation: id, request: { method } = { method: '' } } = {}] = sent
  const requests = sent.length
  if (name === undefined || id === undefined) return { method, requests }
  const operation = contract.operation(name, id)
  const counted = {
    interface: name,
    operation: id,
    name: isShared(contract, id) ? `${name}.${id}` : id,
    method,
    summary: operation?.summary,
    requests,
  }
  if (method === 'GET' || method === 'HEAD') return counted
  const carriedOut = sent.filter(wasCarriedOut).length
  const noticed = carriedOut > 0 && reaching.includes(id)
  return { ...counted, writes: { carriedOut, putBack: operation?.lasting !== true, noticed } }
}

const isShared = ({ interfaces }: Contract, id: string): boolean =>
  interfaces.filter(({ operations }) => operations.some((one) => one.id === id)).length > 1

const wasCarriedOut = ({ outcome }: Exchange): boolean =>
  outcome.kind === 'response' && outcome.status < 300
