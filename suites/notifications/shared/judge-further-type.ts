import { type Answer, errorTypes, type Verification } from '../../../src/scenario/index.js'
import { judgeRefusalType } from './judge-refusal-type.js'

/** Judges the type of a further error like the first: it need not have one, and one that has it now and then is enough. */
export function judgeFurtherType(verification: Verification, type: string, answer: Answer): void {
  const isTyped = answer.bytes > 0 && errorTypes(answer).length > 0
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 404 && isTyped)
    judgeRefusalType(verification, type, answer)
}
