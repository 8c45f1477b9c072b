import { type Answer, errorTypes, type Stage } from '../../../src/scenario/index.js'

/** Types of what is not found. That 404 tells of it as well is said, and not that such an answer has a type. */
const absent: readonly string[] = ['definitionRefNotFound', 'notificationRefNotFound']

/**
 * Judges the type of an error (document 3, Errors). An error need not have a type: without one nothing is decided.
 *
 * @param requirement its id ends with the type
 * @param refused the requirement that the request is refused
 */
export function judgeRefusalType(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  requirement: string,
  answer: Answer,
  refused?: string,
): void {
  const type = requirement.slice(requirement.lastIndexOf('.') + 1)
  if (answer.status < 400)
    return undecided(requirement, 'The request was not refused.', {
      ...(refused !== undefined && { dependsOn: refused }),
      exchanges: [answer.exchange.number],
    })
  const types = answer.bytes === 0 ? [] : errorTypes(answer)
  if (types.length === 0)
    return undecided(requirement, 'The error tells no type.', {
      exchanges: [answer.exchange.number],
    })
  const holds = types.some(
    (one) => one === type || one.endsWith(`/${type}`) || one.endsWith(`#${type}`),
  )
  if (!holds && answer.status === 404 && absent.includes(type))
    return undecided(requirement, `It is answered with 404, which need not tell ${type}.`, {
      exchanges: [answer.exchange.number],
    })
  verify(requirement, answer).that({
    holds,
    expected: type,
    actual: types.join(', '),
    pointer: '/_error/type',
  })
}
