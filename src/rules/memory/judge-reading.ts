import { aspectOf } from '../../contract/law/law-aspect.js'
import { describedPart } from '../../contract/shown/described-part.js'
import { differingTold } from '../../contract/shown/differing-told.js'
import { isObject } from '../is-object.js'
import { judgeWritten } from '../agree/judge-written.js'
import type { AnsweredExchange, Remark } from '../rule.js'
import { lastSegment } from './last-segment.js'
import type { Item, OwnResource } from './own-resource.js'
import type { Span } from './span.js'

/** Holds what is read of a resource of ours against what was written last. */
export function judgeReading(
  own: OwnResource,
  answered: AnsweredExchange,
  span: Span,
): readonly Remark[] {
  const { operation, exchange, response, json, facts } = answered
  const version = own.versions.at(-1)
  if (response.status !== 200 || json.kind !== 'json' || !isObject(json.value)) return []
  const { value } = json
  const { by } = own.kind
  // Another resource than the one that was asked for is the fault of another requirement.
  if (
    version === undefined ||
    ![undefined, lastSegment(exchange.request.url)].includes(value[by] as string | undefined)
  )
    return []
  const isUpdated = own.versions.length > 1
  const about = version.by.id
  const requirement = isUpdated
    ? operation.requirement({ kind: 'watched', by: 'written-is-kept', about })
    : own.creation.requirement(aspectOf('creations', 'shown'))
  const { sent, written } = version
  const kept =
    sent === undefined ? [] : judgeWritten(operation, { sent, shown: value }, requirement)
  // What is read a moment after an update may be what was there before: lists need not agree with that.
  const isOver = span.from - written.to >= (facts.settleTime?.(operation.interface) ?? Infinity)
  if (!isUpdated || isOver || kept.every(({ verdict }) => verdict === 'pass'))
    version.read.set(exchange.actor, { body: value, span })
  if (exchange.actor !== own.creator || sent === undefined) return []
  return [...kept, ...judgeAnswer(own, answered, value)]
}

/** What is read first of a resource is what the answer said that created it, in every member that both show. */
function judgeAnswer(
  own: OwnResource,
  { operation, facts }: AnsweredExchange,
  value: Item,
): readonly Remark[] {
  const isFirst = !own.isRead && own.touched.length === 0 && facts.clock !== 'moved'
  own.isRead = true
  if (!isFirst) return []
  const member = differingTold(own.shown, Object(describedPart(operation, value)) as Item)
  if (member === undefined) return []
  const requirement = own.creation.requirement(aspectOf('creations', 'shown'))
  const [expected, actual] = [own.shown[member], value[member]].map((one) => JSON.stringify(one))
  return [
    {
      requirement,
      verdict: 'fail',
      expected: `what ${own.creation.id} was answered with: ${expected}`,
      actual: String(actual),
      pointer: `/${member}`,
    },
  ]
}
