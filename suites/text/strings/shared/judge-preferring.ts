import type { Answer, Stage, Verification } from '../../../../src/scenario/index.js'
import type { StringPath } from '../../shared/string-path.js'

/**
 * Verifies that a caller who prefers a language reads the same string: the operation has no Accept-Language.
 *
 * @param shown the string, as who prefers none reads it
 */
export async function judgePreferring(
  { admin }: Pick<Stage, 'admin'>,
  verify: Verification,
  order: StringPath,
  shown: Answer,
): Promise<void> {
  const headers = [['Accept-Language', 'es, fr;q=0.5']] as const
  const answer = await admin.send('getString', { ...order, headers })
  const countOf = (values: unknown): number => [values].flat().length
  const due = countOf(shown.at('/values'))
  if (answer.status === 200)
    verify(answer).tells('/values', `${due} items`, (values) => countOf(values) === due)
}
