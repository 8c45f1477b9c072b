import type { ErrorObject } from 'ajv/dist/2020.js'
import { isMap } from '../is-map.js'
import type { TreePath } from './documented-operations.js'
import { exclusiveMembers } from './exclusive-members.js'
import { isAllowedInLink } from './is-allowed-in-link.js'
import { unexpected, unnameable } from './name-faults.js'
import { isWithinChoice, lackedByEach } from './telling-errors.js'

/** What is wrong with the form of a document, and where. */
export interface FormFault {
  readonly message: string
  readonly at: TreePath
}

/**
 * One error of the validator of a document, in words that name the member; `undefined` where another one tells the
 * same.
 *
 * @param errors all that there are
 */
export function formFault(
  error: ErrorObject,
  errors: readonly ErrorObject[],
  tree: unknown,
): FormFault | undefined {
  const { keyword, params, propertyName, message = 'is wrong' } = error
  const { at, value } = placeOf(error.instancePath, tree)
  const said = (text: string): FormFault => ({
    message: `${nameOf(at)} ${text.replaceAll('NOT', 'not')}`,
    at,
  })
  const ofMember = (key: string, text: string): FormFault => ({ message: text, at: [...at, key] })
  switch (keyword) {
    case 'if':
    case '$ref':
      return undefined
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params['additionalProperty'] ?? params['unevaluatedProperty'])
      return isAllowedInLink(keyword, [...at, key])
        ? undefined
        : ofMember(key, unexpected(key, at, nameOf(at)))
    }
    case 'propertyNames': {
      const key = String(params['propertyName'])
      return ofMember(key, unnameable(key, nameOf(at)))
    }
    case 'pattern':
      return propertyName === undefined ? said(message) : undefined
    case 'required':
      return isWithinChoice(error.schemaPath)
        ? undefined
        : said(`has no ${shown(params['missingProperty'])}`)
    case 'errorMessage':
      return { message, at }
    case 'not':
      return isMap(value) ? said(exclusiveMembers(value)) : undefined
    case 'oneOf': {
      if (!isMap(value)) return undefined
      if (Array.isArray(params['passingSchemas'])) return said(exclusiveMembers(value))
      const lacked = lackedByEach(error, errors)
      return said(lacked ? `has neither ${lacked.map(shown).join(' nor ')}` : message)
    }
    case 'enum':
      return said(
        value === null
          ? "is nothing; the type is called 'null', in quotes"
          : `is none of ${(params['allowedValues'] as readonly unknown[]).map(shown).join(', ')}`,
      )
    default:
      return isAllowedInLink(keyword, at) ? undefined : said(message)
  }
}

/** Where an error is, indices of lists as numbers, and what stands there. */
function placeOf(instancePath: string, tree: unknown): { at: TreePath; value: unknown } {
  const at: (string | number)[] = []
  let value = tree
  for (const part of instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    at.push(Array.isArray(value) ? Number(key) : key)
    value = Reflect.get(Object(value), key)
  }
  return { at, value }
}

const shown = (value: unknown): string => JSON.stringify(value)

/** What a place is called in a message. */
export function nameOf(at: TreePath): string {
  const last = at.at(-1)
  if (last === undefined) return 'the document'
  return typeof last === 'number' ? `item ${last + 1} of ${nameOf(at.slice(0, -1))}` : shown(last)
}
