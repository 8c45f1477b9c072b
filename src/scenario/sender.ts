import type { Operation } from '../contract/operation.js'
import type { Header } from '../exchange/exchange.js'
import { type Answer, answerOf } from './answer.js'
import { NoAnswer } from './no-answer.js'
import { type Ask, requestUrl } from './request-url.js'
import { followLink, type Link } from './follow-link.js'
import type { Rig } from './rig.js'
import { Undecided } from './undecided.js'

export interface Order extends Ask {
  readonly headers?: readonly Header[]
  readonly body?: Uint8Array
  /** False for a scenario that wants to see the 429; true, the default, waits it out. */
  readonly waitOut429?: boolean
  /** False for a scenario that wants to see the 503; true, the default, asks again a little later. */
  readonly waitOut503?: boolean
}

/** Sends requests as one actor. */
export interface Sender {
  readonly actor: string
  send(operationId: string, order?: Order): Promise<Answer>
  /** Where a link leads that the target gave, and whether it is followed. */
  linkOf(answer: Answer, href: string): Link
  /** GETs the URL of such a link. */
  follow(answer: Answer, url: string): Promise<Answer>
  /** The same actor with other credentials on the wire. */
  bringing(credentials: readonly Header[]): Sender
  readonly credentials: readonly Header[]
}

export interface SenderContext {
  readonly rig: Rig
  readonly interface: string
  readonly scenario: string
  readonly signal: AbortSignal
}

/** How often a request is sent that is answered with 503, or whose connection breaks. */
const mostTries = 3
const mostConnections = 6
/** Milliseconds until the second time; each further time takes as much longer. */
const shortWait = 200
/** Bytes of a body of which not all can be kept. */
const large = 1024 * 1024

interface Letter extends Order {
  readonly operation: Operation
  readonly url: string
}

export function createSender(
  context: SenderContext,
  actor: string,
  credentials: readonly Header[],
): Sender {
  const { rig } = context

  /** A service may be gone for a moment: it is asked again before anything is made of that. */
  const dispatch = async (letter: Letter): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await sendOnce(letter).catch((error: unknown) => {
        if (tries < mostConnections && isRepeatable(letter, error)) return undefined
        throw error
      })
      const unavailable = answer?.status === 503 && letter.waitOut503 !== false
      if (answer !== undefined && (!unavailable || tries === mostTries)) return answer
      await rig.clock.sleep(tries * shortWait, context.signal)
    }
  }

  const sendOnce = async ({ operation, url, headers, body, waitOut429 }: Letter) => {
    const { exchange, wire } = await rig.messenger.send({
      actor,
      credentials,
      interface: operation.interface,
      operation: operation.id,
      scenario: context.scenario,
      method: operation.method,
      url,
      headers: [['Accept', acceptable(operation)], ...(headers ?? [])],
      ...(body === undefined ? {} : { body }),
      signal: context.signal,
      waitOut429: waitOut429 ?? true,
    })
    if (wire.kind === 'failure') throw new NoAnswer(exchange)
    if (wire.status === 429 && waitOut429 !== false)
      throw new Undecided(`The target limits its callers: 429 again and again.`, {
        remedy: 'limits.concurrency (lower it)',
        exchanges: [exchange.number],
      })
    const answer = answerOf(operation, exchange, url, wire)
    if (answer.bytes > large) rig.shelf.put(answer.bytes, answer.drop)
    return answer
  }

  return {
    actor,
    credentials,
    send: (operationId, order = {}) => {
      const operation = rig.contract.operation(context.interface, operationId)
      if (operation === undefined) throw new Error(`no operation ${operationId}`)
      return dispatch({ ...order, operation, url: requestUrl(rig.baseUrl, operation, order) })
    },
    linkOf: (answer, href) => followLink(href, answer.url, rig.baseUrl),
    follow: ({ operation }, url) => dispatch({ operation, url }),
    bringing: (others) => createSender(context, actor, others),
  }
}

/** Whether a connection broke under a request that may be sent twice. */
const isRepeatable = ({ operation }: Letter, error: unknown): boolean =>
  error instanceof NoAnswer &&
  error.exchange.outcome.kind === 'failure' &&
  error.exchange.outcome.failure === 'reset' &&
  (operation.method === 'GET' || operation.method === 'HEAD')

/** Every media type that the operation documents, and anything else at the lowest weight. */
const acceptable = (operation: Operation): string => {
  const types = operation.responses.flatMap((response) => response.mediaTypes)
  return [...new Set(types), '*/*;q=0.1'].join(', ')
}
