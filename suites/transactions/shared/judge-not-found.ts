import { type Answer, errorTypes, type Stage } from '../../../src/scenario/index.js'

/** What the error for something that is not there is to be called. */
interface Name {
  readonly requirement: string
  /** Any of these. */
  readonly types: readonly string[]
  /** Another answer of the same kind and the requirement that it is called so: the root, where it is not. */
  readonly root?: { readonly answer: Answer; readonly requirement: string }
}

/** Judges an answer for something that is not there: its status, and the type of its error. */
export function judgeNotFound(
  { verify, undecided }: Pick<Stage, 'verify' | 'undecided'>,
  answer: Answer,
  requirement: string,
  { requirement: ofType, types, root }: Name,
): void {
  verify(requirement, answer).status(404)
  if (answer.status !== 404)
    return undecided(ofType, 'It was not answered with 404.', { dependsOn: requirement })
  const isCalledSo = (one: Answer): boolean => typesOf(one).some((type) => types.includes(type))
  const told = typesOf(answer)
  if (told.length === 0) return undecided(ofType, 'The error tells no type.')
  if (root !== undefined && typesOf(root.answer).length > 0 && !isCalledSo(root.answer))
    return undecided(ofType, 'Such errors have another type here.', { dependsOn: root.requirement })
  verify(ofType, answer).that({
    holds: isCalledSo(answer),
    expected: `the type ${types.join(' or ')}`,
    actual: told.join(', '),
    pointer: '/_error/type',
  })
}

/** None where there is no error document: that it should be one is a requirement of its own. */
const typesOf = (answer: Answer): readonly string[] =>
  answer.bytes > 0 && /json/i.test(answer.header('Content-Type') ?? '') ? errorTypes(answer) : []
