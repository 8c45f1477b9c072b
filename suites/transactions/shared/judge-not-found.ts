import { type Answer, errorTypes, type Verification } from '../../../src/scenario/index.js'

/** What an error for something that is not there has to fulfil. */
interface NotFound {
  readonly status: Verification
  readonly type: Verification
  /** Any of these may be the type. */
  readonly types: readonly string[]
  /** Another such error: if it has another type already, nothing is said of this one, and `type` waits for it. */
  readonly like?: Answer
}

/**
 * Judges an answer for something that is not there: its status, and the type of its error.
 *
 * @returns whether nothing of it is wrong
 */
export function judgeNotFound(answer: Answer, { status, type, types, like }: NotFound): boolean {
  if (!status(answer).status(404)) return false
  const isCalledSo = (one: Answer): boolean => typesOf(one).some((told) => types.includes(told))
  const told = typesOf(answer)
  if (told.length === 0) {
    type.undecided('The error shows no type.', { remedy: 'let the error show its type' })
    return true
  }
  if (like !== undefined && typesOf(like).length > 0 && !isCalledSo(like)) return true
  return type(answer).that({
    holds: isCalledSo(answer),
    expected: `the type ${types.join(' or ')}`,
    actual: told.join(', '),
    pointer: '/_error/type',
  })
}

/** None where there is no error document: that it should be one is a requirement of its own. */
function typesOf(answer: Answer): readonly string[] {
  try {
    return errorTypes(answer)
  } catch {
    return []
  }
}
