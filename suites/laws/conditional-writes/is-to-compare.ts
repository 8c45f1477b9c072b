import { type Answer, isTag, tagOf } from '../../../src/scenario/index.js'

/** Whether an answer has a tag. Where it must have one, that this is well-formed is a requirement of its own. */
export function isToCompare(answer: Answer): boolean {
  const tag = tagOf(answer)
  const header = { kind: 'header', status: String(answer.status), header: 'ETag' } as const
  return tag !== undefined && (isTag(tag) || answer.operation.requirement(header) === undefined)
}
