import {
  enumerated,
  type Operation,
  type Parameter,
  type RequestInput,
} from '../../../src/scenario/index.js'

/**
 * The same request with something besides that is right as well: a page of one item, or a value of another parameter
 * that the definition enumerates, another one each turn. Undefined where there is nothing of the kind.
 */
export function besideOthers(
  { method, parameters, alternatives }: Operation,
  tried: Parameter,
  order: RequestInput,
  turn: number,
): RequestInput | undefined {
  if (method !== 'GET') return undefined
  const ofQuery = parameters.filter(
    (one) =>
      one.in === 'query' && one.name !== tried.name && !alternatives.flat().includes(one.name),
  )
  const limit = ofQuery.find(({ name, schema }) => name === 'limit' && schema['type'] === 'integer')
  if (turn === 0 && limit !== undefined && order.query?.['limit'] === undefined)
    return { ...order, query: { ...order.query, limit: '1' } }
  const others = ofQuery.filter((one) => enumerated(one) !== undefined)
  const other = others[turn % Math.max(others.length, 1)]
  const values = (other && enumerated(other)) ?? []
  const value = values[Math.floor(turn / others.length) % Math.max(values.length, 1)]
  if (other === undefined || value === undefined) return undefined
  return { ...order, query: { ...order.query, [other.name]: value } }
}
