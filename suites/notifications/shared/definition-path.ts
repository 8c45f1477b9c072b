import type { Answer, RequestInput } from '../../../src/scenario/index.js'

/** The path of the definition that an answer represents; undefined where it does not tell its identifier. */
export function definitionPath(
  answer: Answer,
): (RequestInput & { path: { definitionId: string } }) | undefined {
  const id = answer.at('/_id')
  return typeof id === 'string' ? { path: { definitionId: id } } : undefined
}
