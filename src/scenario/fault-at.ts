import type { BodyJudgement } from '../contract/body-judgement.js'
import { judgeBody } from '../contract/judge-body.js'
import { responseFor } from '../contract/response-for.js'
import type { Answer } from './answer.js'

/**
 * The requirement that a body breaks already at the place that a comparison looks at, or around it:
 * then the comparison has nothing sound to look at, and that requirement is the root.
 *
 * @param pointer JSON Pointer into the body
 * @param member of the items of the list at the pointer, when those are compared
 */
export function faultAt(answer: Answer, pointer: string, member?: string): string | undefined {
  const { operation, status } = answer
  const documented = responseFor(operation, status)
  const [mediaType] = documented?.mediaTypes ?? []
  if (documented === undefined || mediaType === undefined) return undefined
  return judgeBody(operation, documented, mediaType, answer.json)
    .filter(({ verdict }) => verdict === 'fail')
    .find((fault) => spoils(placeOf(fault), pointer, member))?.requirement
}

/** Of a member that is not there, where it should stand. */
function placeOf({ requirement, pointer }: BodyJudgement): string {
  const left = /\.([^.]+)\.present$/.exec(requirement)?.[1]
  return left === undefined ? pointer : `${pointer}/${left}`
}

function spoils(place: string, pointer: string, member: string | undefined): boolean {
  if (place === pointer || pointer.startsWith(`${place}/`)) return true
  if (member === undefined || !place.startsWith(`${pointer}/`)) return false
  const [, inner, ...deeper] = place.slice(pointer.length + 1).split('/')
  return inner === undefined || (inner === member && deeper.length === 0)
}
