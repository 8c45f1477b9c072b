import type { Operation, Parameter } from '../contract/operation.js'
import type { Order } from './sender.js'

/**
 * A request that an operation should answer with success: each required parameter takes the example of
 * its definition, or a value that its fixture finds; so does the body.
 *
 * @param find calls a fixture by name
 * @throws Undecided when a fixture is lacking; Error when the definition gives neither
 */
export async function plainRequest(
  operation: Operation,
  find: (fixture: string) => Promise<unknown>,
): Promise<Order> {
  const value = async (parameter: Parameter): Promise<string> => {
    if (parameter.fixture !== undefined) return String(await find(parameter.fixture))
    if (parameter.example !== undefined) return parameter.example
    throw new Error(`${operation.id}: ${parameter.name} has neither an example nor a fixture`)
  }
  const path: Record<string, string> = {}
  const query: Record<string, string> = {}
  const headers: [string, string][] = []
  for (const parameter of operation.parameters.filter((one) => one.required)) {
    if (parameter.in === 'path') path[parameter.name] = await value(parameter)
    if (parameter.in === 'query') query[parameter.name] = await value(parameter)
    if (parameter.in === 'header') headers.push([parameter.name, await value(parameter)])
  }
  const example = operation.body?.example
  return {
    path,
    query,
    ...(headers.length === 0 ? {} : { headers }),
    ...(example === undefined ? {} : { json: example }),
  }
}
