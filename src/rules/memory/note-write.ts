import type { Exchange } from '../../exchange/exchange.js'
import type { AnsweredExchange } from '../rule.js'
import { membersOf, sentIn } from '../agree/sent-in.js'
import type { OwnResource } from './own-resource.js'
import type { ResourceKind } from './resource-kinds.js'
import type { Span } from './span.js'

/** Notes what a request at the address of a resource did to it. */
export function noteWrite(
  own: OwnResource,
  exchange: Exchange,
  answered: AnsweredExchange | undefined,
  span: Span,
): void {
  const status = answered?.response.status
  // What was refused is not to change it: whether it did is the fault of another requirement.
  if (status !== undefined && status >= 400 && status < 500) {
    const last = own.versions.at(-1)
    if (last !== undefined) last.sent = undefined
    last?.read.clear()
    return
  }
  const by = own.kind.writes.find(({ id }) => id === exchange.operation)
  if (by === undefined) return
  if (status !== undefined && status < 300 && by.method === 'DELETE') own.isGone = true
  else {
    const isDone = answered !== undefined && status !== undefined && status < 300
    const whole = isDone ? sentIn(answered) : undefined
    const sent = settable(own.kind, whole)
    own.versions.push({ written: span, by, sent, whole, read: new Map() })
  }
}

/** Of what was sent, what creating takes as well: the rest may be for the target alone to say. */
function settable(
  { creations }: ResourceKind,
  sent: ReturnType<typeof sentIn>,
): ReturnType<typeof sentIn> {
  const known = new Set(creations.flatMap(membersOf))
  return sent && Object.fromEntries(Object.entries(sent).filter(([name]) => known.has(name)))
}
