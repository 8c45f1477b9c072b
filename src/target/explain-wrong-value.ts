import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Explanation } from './explanation.js'
import { nearestWord } from '../contract/nearest-word.js'
import { type ProfilePath, showPath } from './profile-path.js'

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of keys to values',
}

/**
 * A scalar of the wrong type, range or wording. Says the value only where the schema lists the
 * possible ones or compares numbers: elsewhere it may be a secret.
 */
export function explainWrongValue(
  error: ErrorObject,
  path: ProfilePath,
  example: string,
): Explanation | undefined {
  const name = showPath(path)
  switch (error.keyword) {
    case 'type':
      return { path, ...explainType(error, name, example) }
    case 'enum': {
      const allowed: readonly string[] = error.params['allowedValues']
      if (error.data === null || typeof error.data === 'object') {
        const kind = explainKind(error.data, 'a text')
        return { path, message: `${name} ${kind}`, remedy: `Choose one of ${allowed.join(', ')}.` }
      }
      const given = String(error.data).slice(0, 60)
      const nearest = nearestWord(given, allowed)
      const hint = nearest === undefined ? '' : `: did you mean '${nearest}'?`
      const message = `${name} cannot be '${given}'${hint}`
      return { path, message, remedy: `Choose one of ${allowed.join(', ')}.` }
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum': {
      const { limit } = error.params
      const bound = {
        minimum: `at least ${limit}`,
        maximum: `at most ${limit}`,
        exclusiveMinimum: `above ${limit}`,
      }[error.keyword]
      return {
        path,
        message: `${name} is ${String(error.data)}, but must be ${bound}`,
        remedy: example,
      }
    }
    case 'maxLength':
      return {
        path,
        message: `${name} is longer than ${error.params['limit']} characters`,
        remedy: 'Shorten it.',
      }
    default:
      return undefined
  }
}

function explainType(
  error: ErrorObject,
  name: string,
  example: string,
): { readonly message: string; readonly remedy: string } {
  const types: readonly string[] = [error.params['type']].flat()
  const wanted = types.flatMap((type) => typeNames[type] ?? []).join(' or ')
  const message = `${name} ${explainKind(error.data, wanted)}`
  if (error.data === null) return { message, remedy: `Fill it or take it out. ${example}` }
  const quotable = types.includes('string') && ['number', 'boolean'].includes(typeof error.data)
  return { message, remedy: quotable ? 'Put it in quotes.' : example }
}

/** What kind of value stands there, and which kind belongs there. */
function explainKind(data: unknown, wanted: string): string {
  if (data === null) return 'is empty'
  const given = Array.isArray(data) ? 'array' : typeof data
  return `is ${typeNames[given]}, but must be ${wanted}`
}
