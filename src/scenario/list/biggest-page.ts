import type { Operation } from '../../contract/operation.js'

/** Asks for the biggest pages that a definition allows, to walk a list in few requests. */
export const biggestPage = ({ parameters }: Operation): Readonly<Record<string, number>> => {
  const maximum = parameters.find(({ name }) => name === 'limit')?.schema['maximum']
  return typeof maximum === 'number' ? { limit: maximum } : {}
}

/** The largest limit that the documents allow for a list with cursors (documents 1 and 2). */
const largest = 1000

/** A limit with which a list of so many items comes in so many pages, or in more. */
export const limitForParts = (items: number, parts: number): number =>
  Math.min(Math.max(Math.ceil(items / parts), 1), largest)
