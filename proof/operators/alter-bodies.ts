import type { Operation } from '../../src/contract/operation.js'
import type { JsonObject } from '../alterations/change-json.js'
import type { Variation } from '../variation.js'
import { alterAnswers, type Asked } from './alter-answers.js'

interface Answered extends Asked {
  readonly response: Response
}

/**
 * Builds the `response` of a defect that changes JSON objects that operations answer.
 *
 * @param change gives another body, or nothing where this one is to stay as it is
 */
export function alterBodies(
  operations: readonly Operation[],
  change: (body: JsonObject, answered: Answered) => JsonObject | undefined,
): NonNullable<Variation['response']> {
  return alterAnswers(operations, async (response, asked) => {
    if (response.body === null || !isJson(response)) return undefined
    const { status, headers } = response
    const body = (await response.json()) as JsonObject
    const changed = change(body, { ...asked, response })
    if (changed === undefined) return undefined
    return new Response(JSON.stringify(changed), { status, headers })
  })
}

const isJson = ({ headers }: Response): boolean =>
  /\bjson\b/i.test((headers.get('content-type') ?? '').split(';', 1)[0] ?? '')
