import type { BodyFailure } from '../../contract/body-judgement.js'
import { judgeBody } from '../../contract/judge-body.js'
import { responseFor } from '../../contract/response-for.js'
import type { Answer } from '../answer/answer.js'

/** So many things wrong of one kind are looked through for the one that is in the way. */
const mostFailures = 1000

/** A story may compare many places of one answer, and the answer may be large. */
const faults = new WeakMap<Answer, readonly BodyFailure[]>()

/** What of the value at the pointer is compared besides itself. */
interface Compared {
  /** Member of the items of the list at the pointer. */
  readonly member?: string | undefined
  /** Everything in it. */
  readonly whole?: boolean | undefined
}

/**
 * The requirement that a body breaks already at the place that a comparison looks at, or around it:
 * then the comparison has nothing sound to look at, and that requirement is the root.
 *
 * @param pointer JSON Pointer into the body
 */
export function faultAt(
  answer: Answer,
  pointer: string,
  compared: Compared = {},
): string | undefined {
  const { operation, status } = answer
  const documented = responseFor(operation, status)
  const [mediaType] = documented?.mediaTypes ?? []
  if (documented === undefined || mediaType === undefined) return undefined
  let known = faults.get(answer)
  if (known === undefined) {
    known = judgeBody(operation, documented, mediaType, answer.json, mostFailures).flatMap(
      (judgement) => (judgement.verdict === 'fail' && !judgement.lacking ? [judgement] : []),
    )
    faults.set(answer, known)
  }
  return known.find((fault) => spoils(placeOf(fault), pointer, compared))?.requirement
}

/** Of a member that is not there, where it should stand. */
function placeOf({ requirement, pointer }: BodyFailure): string {
  const left = /\.([^.]+)\.present$/.exec(requirement)?.[1]
  return left === undefined ? pointer : `${pointer}/${left}`
}

function spoils(place: string, pointer: string, { member, whole }: Compared): boolean {
  if (place === pointer || pointer.startsWith(`${place}/`)) return true
  if (!place.startsWith(`${pointer}/`)) return false
  if (whole === true || member === undefined) return whole === true
  const [, inner, ...deeper] = place.slice(pointer.length + 1).split('/')
  return inner === undefined || (inner === member && deeper.length === 0)
}
