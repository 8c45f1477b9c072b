import { type Answer, errorTypes, type Verification } from '../../../src/scenario/index.js'
import { knownErrorTypes } from './known-error-types.js'
import { namesErrorType } from './names-error-type.js'

/** Types of what is not found. The document says that 404 may stand for it as well, and not that such an answer has a type. */
const absent: readonly string[] = ['definitionRefNotFound', 'notificationRefNotFound']

/**
 * Judges the type of an error (document 3, Errors). An error need not have a type: without one nothing is decided.
 *
 * @param type that the error is to have, itself or as an address that ends with it
 */
export function judgeRefusalType(verify: Verification, type: string, answer: Answer): void {
  const exchanges = [answer.exchange.number]
  if (answer.status < 400)
    return verify.undecided('The request was not refused.', {
      remedy: 'let the request be refused',
      exchanges,
    })
  const types = answer.bytes === 0 ? [] : errorTypes(answer)
  if (types.length === 0)
    return verify.undecided('The error shows no type.', {
      remedy: 'let the error show its type',
      exchanges,
    })
  const isMeant = (one: string): boolean => namesErrorType(one, type)
  const isFree = !types.some((one) => knownErrorTypes.some((name) => namesErrorType(one, name)))
  if (isFree && answer.status === 404 && absent.includes(type))
    return verify.undecided(`It is answered with 404, which need not have the type ${type}.`, {
      remedy: `let the error have the type ${type}`,
      exchanges,
    })
  verify(answer).that({
    holds: types.some(isMeant),
    expected: type,
    actual: types.join(', '),
    pointer: '/_error/type',
  })
}
