import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Explanation } from './explanation.js'
import { type ProfilePath, showPath } from './profile-path.js'

/** A mapping or list that lacks something, has too much of it, or has it twice. */
export function explainWrongShape(
  error: ErrorObject,
  path: ProfilePath,
  example: string,
): Explanation | undefined {
  const name = showPath(path)
  const { params, parentSchema } = error
  const keys = Object.keys(parentSchema?.['properties'] ?? {}).map((key) => `'${key}'`)
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired': {
      const missing = String(params['missingProperty'])
      return { path, message: `${name} lacks '${missing}'`, remedy: `Add '${missing}'. ${example}` }
    }
    case 'oneOf':
      return {
        path,
        message: `${name} needs either 'request' or 'command', and not both`,
        remedy: example,
      }
    case 'minProperties':
    case 'maxProperties': {
      const count = parentSchema?.['maxProperties'] === 1 ? 'exactly one' : 'at least one'
      return { path, message: `${name} needs ${count} of ${keys.join(' and ')}`, remedy: example }
    }
    case 'minLength':
    case 'minItems':
      return { path, message: `${name} is empty`, remedy: `Fill it or take it out. ${example}` }
    case 'uniqueItems':
      return {
        path: [...path, Math.max(Number(params['i']), Number(params['j']))],
        message: `${name} lists this twice`,
        remedy: 'Keep one of the two.',
      }
    case 'propertyNames':
      return {
        path: [...path, String(params['propertyName'])],
        part: 'key',
        message: `'${String(params['propertyName'])}' cannot be the name of a header field`,
        remedy: 'Use letters, digits and hyphens.',
      }
    default:
      return undefined
  }
}
