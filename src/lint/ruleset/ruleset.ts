import { oas, oas3, oas3_0, oas3_1, type RulesetDefinition, truthy, xor } from '../spectral.js'
import { documentForm } from './document-form.js'
import { ownRules } from './own-rules.js'

/**
 * What `assay lint` checks. Of `spectral:oas` only the rules that find real mistakes are on. Off are
 * matters of taste (contacts, descriptions, tags, trailing slashes) and those that our own rules
 * replace, because the originals raise false alarms: about recursive schemas, examples that are not
 * JSON, `items` and roles in 3.1, and dots in the names of path parameters.
 */
export const ruleset: RulesetDefinition = {
  formats: [oas3],
  extends: [[oas, 'off']],
  rules: {
    'oas3-schema': {
      given: '$',
      message: '{{error}}',
      severity: 'error',
      then: { function: documentForm },
    },
    'oas3-server-variables': 'error',
    'openapi-tags-uniqueness': 'error',
    'operation-parameters': 'error',
    'path-declarations-must-exist': 'error',
    'path-not-include-query': 'error',
    'duplicated-entry-in-enum': 'warn',
    'no-eval-in-markdown': 'warn',
    'no-script-tags-in-markdown': 'warn',
    'oas3-server-trailing-slash': 'warn',
    'operation-operationId-valid-in-url': 'warn',
    'typed-enum': 'warn',
    'oas3_1-callbacks-in-webhook': 'info',
    'oas3_1-servers-in-webhook': 'info',
    'array-items': {
      formats: [oas3_0],
      message: 'Schemas of type array have items',
      severity: 'error',
      given: "$..[?(@ && @.type=='array')]",
      then: { field: 'items', function: truthy },
    },
    'example-value': {
      formats: [oas3_0, oas3_1],
      message: 'An example has either value or externalValue',
      severity: 'warn',
      given: ['$.components.examples[*]', '$.paths[*][*].responses[*].content[*].examples[*]'],
      then: { function: xor, functionOptions: { properties: ['externalValue', 'value'] } },
    },
    ...ownRules,
  },
}
