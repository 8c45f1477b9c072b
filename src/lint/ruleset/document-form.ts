import type { ErrorObject } from 'ajv/dist/2020.js'
import { isMap } from '../is-map.js'
import { documentForms } from '../spectral.js'
import { complaint, type Complaint } from './complaint.js'
import { formFault } from './form-fault.js'
import { formOfNames } from './form-of-names.js'

/**
 * The document has the form that the schema of its version of OpenAPI gives it. The schemas are those of Spectral; its
 * own rule does not say which member is not expected, and stands at what is around it.
 */
export function documentForm(tree: unknown): Complaint[] {
  const version = isMap(tree) ? String(tree['openapi']) : ''
  const validate = documentForms[version.startsWith('3.1') ? 'oas3_1' : 'oas3_0']
  validate(tree)
  const errors: readonly ErrorObject[] = validate.errors ?? []
  const told = errors.flatMap((error) => {
    const found = formFault(error, errors, tree)
    return found ? [complaint(found.message, found.at)] : []
  })
  return [...told, ...formOfNames(tree)]
}
