import type { ActorName } from '../../terms/actor-name.js'
import type { Operation } from '../../contract/operation.js'
import type { Header } from '../../exchange/exchange.js'
import type { Answer } from '../answer/answer.js'
import { operationAt } from './operation-at.js'
import { requestUrl } from './request-url.js'
import { openDispatch } from './open-dispatch.js'
import { followLink } from './follow-link.js'
import { resolveLink } from './resolve-link.js'
import { Undecided } from '../undecided.js'
import type { Sender } from './sender.js'
import type { SenderContext } from './sender-context.js'

/** @param isAltered whether the credentials are none of the profile's, as of a caller who is to be refused */
export function createSender(
  context: SenderContext,
  actor: ActorName,
  credentials: readonly Header[],
  isAltered = false,
): Sender {
  const { run } = context

  const dispatch = openDispatch(context, actor, credentials, isAltered)

  const within = (answer: Answer, href: string): string => {
    const link = followLink(href, answer.url, run.baseUrl)
    if (link.kind === 'url') return link.url
    const { because, remedy = 'let the link lead to an address of the target' } =
      link.kind === 'left'
        ? link
        : { because: 'A link is not a URL that can be requested.', remedy: undefined }
    throw new Undecided(because, {
      remedy,
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
    follow: (answer, href, order) => {
      const url = within(answer, href)
      const meant = at(url) === answer.operation
      return dispatch({ ...order, operation: answer.operation, url, meant })
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
