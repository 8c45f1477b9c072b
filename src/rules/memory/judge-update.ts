import { aspectOf } from '../../contract/law/law-aspect.js'
import { isObject } from '../is-object.js'
import { judgeWritten } from '../agree/judge-written.js'
import type { AnsweredExchange, Remark } from '../rule.js'
import type { OwnResource } from './own-resource.js'

/** Holds what a write of a resource of ours is answered with against what was sent, as far as the answer has its members. */
export function judgeUpdate(
  { versions }: OwnResource,
  { operation, response, json }: AnsweredExchange,
): readonly Remark[] {
  const requirement = operation.requirement(aspectOf('conditional-writes', 'shown'))
  const { sent, by } = versions.at(-1) ?? {}
  const isDone = response.status === 200 || response.status === 201
  if (!isDone || by !== operation || sent === undefined || requirement === undefined) return []
  if (json.kind !== 'json' || !isObject(json.value)) return []
  const { value: shown } = json
  const told = Object.fromEntries(Object.entries(sent).filter(([name]) => name in shown))
  const remarks = judgeWritten(operation, { sent: told, shown }, requirement)
  return remarks.map((remark) => ({ ...remark, requirement }))
}
