import type { Operation } from '../../contract/operation.js'
import type { Answer } from '../answer/answer.js'

/** Asks for the biggest pages that a definition allows, to walk a list in few requests. */
export const biggestPage = ({ parameters }: Operation): Readonly<Record<string, number>> => {
  const maximum = parameters.find(({ name }) => name === 'limit')?.schema['maximum']
  return typeof maximum === 'number' ? { limit: maximum } : {}
}

/** The largest limit that the documents allow for a list with cursors (documents 1 and 2). */
export const largest = 1000

/**
 * Whether the largest pages that the documents allow are refused. A requirement of its own tells it, and so that it hides
 * nothing else, what looks for something else asks once more without a limit.
 *
 * @param limit that was asked for
 */
export const refusesLargest = ({ status }: Pick<Answer, 'status'>, limit: unknown): boolean =>
  Number(limit) === largest && (status === 400 || status === 422)

/** A limit with which a list of so many items comes in so many pages, or in more. */
export const limitForParts = (items: number, parts: number): number =>
  Math.min(Math.max(Math.ceil(items / parts), 1), largest)
