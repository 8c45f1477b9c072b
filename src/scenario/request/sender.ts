import type { ActorName } from '../../terms/actor-name.js'
import { gatewayStatuses } from '../../contract/gateway-statuses.js'
import type { Operation } from '../../contract/operation.js'
import { responseFor } from '../../contract/response-for.js'
import { largeBody } from '../../exchange/body-budget.js'
import type { Header } from '../../exchange/exchange.js'
import { type Answer, answerOf } from '../answer/answer.js'
import { NoAnswer } from './no-answer.js'
import { operationAt } from './operation-at.js'
import type { RequestInput } from './request-input.js'
import { requestUrl } from './request-url.js'
import { contentOf } from './content-of.js'
import { followLink, type Link } from './follow-link.js'
import { resolveLink } from './resolve-link.js'
import { isRepeatable, type PreparedRequest, methodOf, reads } from './prepared-request.js'
import type { RunContext } from '../run-context.js'
import { Undecided } from '../undecided.js'
import type { WalkBounds } from '../list/walk-pages.js'

/** Sends requests as one actor. */
export interface Sender {
  readonly actor: ActorName
  send(operationId: string, order?: RequestInput): Promise<Answer>
  /** Where a link leads that the target gave, and whether it is followed. */
  linkOf(answer: Answer, href: string): Link
  /** GETs a link to a further page, or another state, of what an operation answers. */
  follow(answer: Answer, href: string): Promise<Answer>
  /**
   * GETs what a link leads to, of any kind; like `follow`, it never leaves the target's origin.
   *
   * @param operationId of the resource that is to be behind it, to read the answer as one of it
   */
  visit(answer: Answer, href: string, operationId?: string): Promise<Answer>
  /**
   * GETs the address that the profile gives as this fixture, at whichever origin it is: the user names it, not the
   * target. Credentials go along to the target's own origin only.
   */
  visitGiven(fixture: string): Promise<Answer>
  /** POSTs to a link that is there to be posted to, once; like `follow`, it never leaves the target's origin. */
  act(answer: Answer, href: string, order?: Pick<RequestInput, 'json'>): Promise<Answer>
  /** The same actor with other credentials on the wire. */
  bringing(credentials: readonly Header[]): Sender
  readonly credentials: readonly Header[]
  /** How far lists are read in this run. */
  readonly bounds: WalkBounds
}

export interface SenderContext {
  readonly run: RunContext
  readonly interface: string
  readonly scenario: string
  readonly signal: AbortSignal
  /** The credentials of another actor. */
  credentialsOf(actor: ActorName): readonly Header[]
  /** Called with each answer that the scenario gets. */
  readonly onAnswer?: (answer: Answer) => void
}

/** How often a request is sent that finds no server there, or whose connection breaks. */
const mostTries = 3
const ofGateway =
  'Some requests were answered with 502, 503 or 504 where no such status is documented: a gateway in front of the service may have answered. They do not count as failures.'
const mostConnections = 6
/** Milliseconds until the second time; each further time takes as much longer. */
const shortWait = 200

/** @param isAltered whether the credentials are none of the profile's, as of a caller who is to be refused */
export function createSender(
  context: SenderContext,
  actor: ActorName,
  credentials: readonly Header[],
  isAltered = false,
): Sender {
  const { run } = context

  /** A service may be gone for a moment: it is asked again before anything is made of that. */
  const dispatch = async (prepared: PreparedRequest): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await sendOnce(prepared).catch((error: unknown) => {
        if (tries < mostConnections && isRepeatable(prepared, error)) return undefined
        throw error
      })
      const waits = prepared.waitOut503 !== false && reads(prepared)
      const isGateway = answer !== undefined && gatewayStatuses.includes(answer.status)
      if (isGateway && responseFor(prepared.operation, answer.status) === undefined)
        run.note(ofGateway)
      const isThere = answer !== undefined && !(waits && isGateway)
      if (isThere || (answer !== undefined && tries === mostTries)) return answer
      await run.clock.sleep(tries * shortWait, context.signal)
    }
  }

  const sendOnce = async (prepared: PreparedRequest) => {
    const { operation, url, waitOut429, meant = true } = prepared
    const caller = callerOf(operation.id)
    const { exchange, wire } = await run.client.send({
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
    })
    if (wire.kind === 'failure') throw new NoAnswer(exchange)
    if (wire.status === 429 && waitOut429 !== false)
      throw new Undecided(`The target limits its callers with 429 again and again.`, {
        remedy: 'limits.concurrency (lower it)',
        exchanges: [exchange.number],
      })
    const answer = answerOf(operation, exchange, url, wire)
    if (answer.bytes > largeBody) run.store.put(answer.bytes, answer.drop)
    context.onAnswer?.(answer)
    return answer
  }

  /** Who sends it in the place of the customer. */
  const callerOf = (operationId: string): ActorName | undefined =>
    actor === 'customer' && !isAltered ? run.callerOf(context.interface, operationId) : undefined

  const within = (answer: Answer, href: string): string => {
    const link = followLink(href, answer.url, run.baseUrl)
    if (link.kind === 'url') return link.url
    const because =
      link.kind === 'left' ? link.because : 'A link is not a URL that can be requested.'
    throw new Undecided(because, {
      remedy: 'let the link lead to an address of the target',
      exchanges: [answer.exchange.number],
    })
  }

  const addressGiven = (fixture: string): string => {
    const [given = ''] = run.given(context.interface, fixture)
    const url = resolveLink(given, `${run.baseUrl}/`, run.baseUrl)
    // One with a name and a password would be recorded with them.
    if (url !== undefined && new URL(url).username + new URL(url).password === '') return url
    throw new Undecided('The profile gives no address that can be requested.', {
      remedy: `fixtures.${context.interface}.${fixture}`,
    })
  }

  const ownOperations = (): readonly Operation[] =>
    run.contract.interfaces.find(({ name }) => name === context.interface)?.operations ?? []

  const at = (url: string): Operation | undefined => operationAt(ownOperations(), url, run.baseUrl)

  return {
    actor,
    credentials,
    bounds: {
      ...run.walk,
      // While the target limits its callers, the time of a walk stands still.
      now: () => run.clock.now() - run.client.heldBack(context.scenario),
    },
    send: (operationId, order = {}) => {
      const operation = run.contract.operation(context.interface, operationId)
      if (operation === undefined) throw new Error(`no operation ${operationId}`)
      return dispatch({ ...order, operation, url: requestUrl(run.baseUrl, operation, order) })
    },
    linkOf: (answer, href) => followLink(href, answer.url, run.baseUrl),
    follow: (answer, href) => {
      const url = within(answer, href)
      return dispatch({ operation: answer.operation, url, meant: at(url) === answer.operation })
    },
    visit: (answer, href, operationId) => {
      const url = within(answer, href)
      const named = operationId && run.contract.operation(context.interface, operationId)
      const found = at(url)
      const operation = named || found || answer.operation
      return dispatch({ operation, url, meant: operation === found })
    },
    visitGiven: async (fixture) => {
      const url = addressGiven(fixture)
      const operation = at(url) ?? ownOperations()[0]
      if (operation === undefined) throw new Error(`${context.interface} has no operations`)
      return dispatch({ operation, url, meant: false })
    },
    act: (answer, href, order) => {
      const url = within(answer, href)
      return dispatch({ ...order, operation: answer.operation, url, meant: false, method: 'POST' })
    },
    bringing: (others) => createSender(context, actor, others, true),
  }
}
