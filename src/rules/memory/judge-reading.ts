import { aspectOf } from '../../contract/law/law-aspect.js'
import { isObject } from '../is-object.js'
import { judgeWritten } from '../judge-written.js'
import type { AnsweredExchange, Remark } from '../rule.js'
import { lastSegment } from './last-segment.js'
import type { OwnResource } from './own-resource.js'
import type { Span } from './span.js'

/** Holds what is read of a resource of ours against what was written last. */
export function judgeReading(
  own: OwnResource,
  { operation, exchange, response, json }: AnsweredExchange,
  span: Span,
): readonly Remark[] {
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
  version.read.set(exchange.actor, { body: value, span })
  if (exchange.actor !== own.creator || version.sent === undefined) return []
  const isUpdated = own.versions.length > 1
  const about = version.by.id
  const requirement = isUpdated
    ? operation.requirement({ kind: 'watched', by: 'written-is-kept', about })
    : own.creation.requirement(aspectOf('creations', 'shown'))
  return judgeWritten(operation, { sent: version.sent, shown: value }, requirement)
}
