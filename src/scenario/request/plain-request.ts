import type { Operation, Parameter } from '../../contract/operation.js'
import type { RequestInput } from './request-input.js'
import { Undecided } from '../undecided.js'

/** Which parameters a request has: those that are required, or those as well that a fixture finds a value for. */
export type Fullness = 'plain' | 'full'

/**
 * A request that an operation should answer with success: each required parameter, and those of one of the
 * sets of which one is required, take the example of the definition, or a value that a fixture finds; so does
 * the body.
 *
 * @param find calls a fixture by name
 * @throws Undecided when a fixture is lacking; Error when the definition gives neither
 */
export async function plainRequest(
  operation: Operation,
  find: (fixture: string) => Promise<unknown>,
  fullness: Fullness = 'plain',
): Promise<RequestInput> {
  const value = async (parameter: Parameter): Promise<string> => {
    if (parameter.fixture !== undefined) return String(await find(parameter.fixture))
    if (parameter.example !== undefined) return parameter.example
    throw new Error(`${operation.id}: ${parameter.name} has neither an example nor a fixture`)
  }
  const path: [string, string][] = []
  const query: [string, string][] = []
  const headers: [string, string][] = []
  const chosen = await firstKnown(operation, value)
  const isIn = (one: Parameter): boolean =>
    one.required || chosen.has(one) || (fullness === 'full' && one.fixture !== undefined)
  for (const parameter of operation.parameters.filter(isIn)) {
    const text = chosen.get(parameter) ?? (await value(parameter))
    if (parameter.in === 'path') path.push([parameter.name, text])
    if (parameter.in === 'query') query.push([parameter.name, text])
    if (parameter.in === 'header') headers.push([parameter.name, text])
  }
  const { example, fixture } = operation.body ?? {}
  const body = fixture === undefined ? example : await find(fixture)
  return {
    path: Object.fromEntries(path),
    query: Object.fromEntries(query),
    headers: headers.length === 0 ? undefined : headers,
    json: body,
  }
}

/**
 * Values for the first of the sets of which one is required that a value is known for.
 *
 * @throws Undecided, what the first set lacks, when no set has them all
 */
async function firstKnown(
  { alternatives, parameters }: Operation,
  value: (parameter: Parameter) => Promise<string>,
): Promise<ReadonlyMap<Parameter, string>> {
  const lacks: Undecided[] = []
  for (const names of alternatives) {
    const set = parameters.filter(({ name }) => names.includes(name))
    try {
      return new Map(await Promise.all(set.map(async (one) => [one, await value(one)] as const)))
    } catch (error) {
      if (!(error instanceof Undecided)) throw error
      lacks.push(error)
    }
  }
  if (lacks[0] !== undefined) throw lacks[0]
  return new Map()
}
