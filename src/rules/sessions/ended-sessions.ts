import { readJson } from '../../contract/read-json.js'
import { isObject } from '../is-object.js'
import { spanOf } from '../memory/span.js'
import { remarksOf, type Told } from '../remarks-of.js'
import type { AnsweredExchange, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'ended-sessions'

/**
 * A session that was there and was terminated is not extended any more, whatever becomes of other sessions meanwhile. One
 * whose token an answer names afterwards is another one, and what a moved clock lets expire, scenarios tell.
 */
export const endedSessions: Rule = {
  id: `rules/${by}`,
  title: 'A session that was terminated in a run is not extended afterwards',
  file: 'src/rules/sessions/ended-sessions.ts',
  contradicts: watchedBy(by),
  remember,
}

/** Tokens that are remembered. */
const most = 2000

function remember(): Memory {
  /** Tokens by which a session was extended. */
  const live = new Set<string>()
  /** Tokens of sessions that were terminated, with the exchange that did it. */
  const ended = new Map<string, number>()
  /** The last exchange that named each as the token of another session than the one that was sent. */
  const begun = new Map<string, number>()

  function* lookAt({
    operation,
    exchange,
    response,
    json,
    facts,
  }: AnsweredExchange): Iterable<Told> {
    const sent = tokenIn(readJson(exchange.request.body?.text ?? ''))
    const { number, since } = spanOf(exchange)
    const { status } = response
    if (operation.id === 'terminateCustomerSession') {
      const isKnown = sent !== undefined && live.has(sent) && facts.clock !== 'moved'
      // One that was begun meanwhile may have the same token.
      const isOver = isKnown && (begun.get(sent) ?? 0) <= since
      if (status === 204 && isOver && ended.size < most) ended.set(sent, number)
      return
    }
    if (operation.id !== 'resumeCustomerSession') return
    const told = tokenIn(json)
    if (status === 200 && sent !== undefined && since >= (ended.get(sent) ?? Infinity))
      yield { about: 'unusable', expected: 'another status than 200', actual: 'status 200' }
    for (const token of [told, ...(status === 200 ? [sent] : [])])
      if (token !== undefined && live.size < most) live.add(token)
    if (told === undefined || told === sent) return
    ended.delete(told)
    if (begun.size < most) begun.set(told, number)
  }

  return {
    concerns: (exchange) => exchange.interface === 'sessions',
    look: (_exchange, answered) =>
      answered === undefined ? [] : remarksOf(by, answered, [...lookAt(answered)]),
    settle: () => [],
  }
}

function tokenIn(read: AnsweredExchange['json'] | ReturnType<typeof readJson>): string | undefined {
  const token = read.kind === 'json' && isObject(read.value) ? read.value['sessionId'] : undefined
  return typeof token === 'string' && token !== '' ? token : undefined
}
