import type { ActorName } from '../../terms/actor-name.js'
import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import { responseFor } from '../../contract/response-for.js'
import { largeBody } from '../../exchange/body-budget.js'
import type { Header } from '../../exchange/exchange.js'
import { LockedOut } from '../../exchange/locked-out.js'
import type { Message, Reply } from '../../exchange/message.js'
import { type Answer, answerOf } from '../answer/answer.js'
import { Undecided } from '../undecided.js'
import { contentOf } from './content-of.js'
import type { SenderContext } from './sender-context.js'
import { NoAnswer } from './no-answer.js'
import { isRepeatable, type PreparedRequest, methodOf, reads } from './prepared-request.js'

/** How often a request is sent that finds no server there, or whose connection breaks. */
const mostTries = 3
const ofGateway =
  'Some requests were answered with 502, 503 or 504 where no such status is documented: a gateway in front of the service may have answered. They do not count as failures.'
const ofStrangers =
  'The target answers callers without valid credentials with 429, and would hold them back for longer than limits.scenarioTime in all. Assay sent no more of their requests: what these were to show is inconclusive.'
const mostConnections = 6
const unavailable = 503
/** Milliseconds until the second time; each further time takes as much longer. */
const shortWait = 200

/**
 * How one actor sends a request and gets its answer: once more where no server is there for a moment.
 *
 * @param isAltered whether the credentials are none of the profile's, as of a caller who is to be refused
 * @throws NoAnswer where none comes, Undecided where the target limits its callers again and again
 */
export function openDispatch(
  context: SenderContext,
  actor: ActorName,
  credentials: readonly Header[],
  isAltered: boolean,
): (prepared: PreparedRequest) => Promise<Answer> {
  const { run } = context

  /** Who sends it in the place of the customer. */
  const callerOf = (operationId: string): ActorName | undefined =>
    actor === 'customer' && !isAltered ? run.callerOf(context.interface, operationId) : undefined

  const send = (message: Message): Promise<Reply> =>
    run.client.send(message).catch((error: unknown) => {
      if (!(error instanceof LockedOut)) throw error
      run.note(ofStrangers)
      throw new Undecided('The target locked out callers without valid credentials.', {
        remedy: 'let the target refuse more of them with 401, or limits.scenarioTime (raise it)',
        exchanges: error.exchange === undefined ? [] : [error.exchange],
      })
    })

  const sendOnce = async (prepared: PreparedRequest, refusedBefore: number | undefined) => {
    const { operation, url, waitOut429, meant = true } = prepared
    const caller = callerOf(operation.id)
    const { exchange, wire } = await send({
      actor: caller ?? actor,
      credentials: caller === undefined ? credentials : context.credentialsOf(caller),
      interface: meant ? operation.interface : undefined,
      operation: meant ? operation.id : undefined,
      scenario: context.scenario,
      method: methodOf(prepared),
      url,
      ...contentOf(prepared),
      signal: context.signal,
      waitOut429: waitOut429 ?? true,
      isStranger: isAltered || actor === 'anonymous',
    })
    if (wire.kind === 'failure') throw new NoAnswer(exchange)
    if (wire.status === 429 && waitOut429 !== false)
      throw new Undecided(`The target limits its callers with 429 again and again.`, {
        remedy: 'limits.concurrency (lower it)',
        exchanges: [exchange.number],
      })
    // One that is refused in the same way once more was not carried out in between.
    const before = wire.status === unavailable ? undefined : refusedBefore
    const answer = answerOf(operation, exchange, url, wire, before)
    if (answer.bytes > largeBody) run.store.put(answer.bytes, answer.drop)
    context.onAnswer?.(answer)
    return answer
  }

  /** A service may be gone for a moment: it is asked again before anything is made of that. */
  const sendPatiently = async (prepared: PreparedRequest): Promise<Answer> => {
    let refusedBefore: number | undefined
    for (let tries = 1; ; tries += 1) {
      const answer = await sendOnce(prepared, refusedBefore).catch((error: unknown) => {
        if (tries < mostConnections && isRepeatable(prepared, error)) return undefined
        throw error
      })
      // A write that was not carried out is sent again where the service asks for that.
      const invites = answer?.status === unavailable && answer.header('Retry-After') !== undefined
      const waits = prepared.waitOut503 !== false && (reads(prepared) || invites)
      const isGateway = answer !== undefined && gatewayStatuses.includes(answer.status)
      if (isGateway && responseFor(prepared.operation, answer.status) === undefined)
        run.note(ofGateway)
      const isThere = answer !== undefined && !(waits && isGateway)
      if (isThere || (answer !== undefined && tries === mostTries)) return answer
      if (invites && !reads(prepared)) refusedBefore = answer.exchange.number
      await run.clock.sleep(tries * shortWait, context.signal)
    }
  }
  return (prepared) => {
    const answer = sendPatiently(prepared)
    // A story may end before it comes to wait for it: that must not end the process.
    answer.catch(() => undefined)
    return answer
  }
}
