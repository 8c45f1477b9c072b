import type { Operation, Parameter } from '../contract/operation.js'
import type { Order } from './sender.js'

/**
 * A request that an operation should answer with success: each required parameter, and the first of the sets
 * of which one is required, take the example of the definition, or a value that a fixture finds; so does the
 * body.
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
  const [chosen = []] = operation.alternatives
  const sent = operation.parameters.filter((one) => one.required || chosen.includes(one.name))
  for (const parameter of sent) {
    if (parameter.in === 'path') path[parameter.name] = await value(parameter)
    if (parameter.in === 'query') query[parameter.name] = await value(parameter)
    if (parameter.in === 'header') headers.push([parameter.name, await value(parameter)])
  }
  const { example, fixture } = operation.body ?? {}
  const body = fixture === undefined ? example : await find(fixture)
  return {
    path,
    query,
    ...(headers.length === 0 ? {} : { headers }),
    ...(body === undefined ? {} : { json: body }),
  }
}
