import type { Operation } from '../../contract/operation.js'

/** Asks for the biggest pages that a definition allows, to walk a list in few requests. */
export const biggestPage = ({ parameters }: Operation): Readonly<Record<string, number>> => {
  const maximum = parameters.find(({ name }) => name === 'limit')?.schema['maximum']
  return typeof maximum === 'number' ? { limit: maximum } : {}
}
