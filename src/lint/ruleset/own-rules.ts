import { ambiguousPaths } from './ambiguous-paths.js'
import { securityStated } from './security-stated.js'
import { nullableType } from './nullable-type.js'
import { exampleDirection } from './example-direction.js'
import { discriminatorMember } from './discriminator-member.js'
import { distinctAlternatives } from './distinct-alternatives.js'
import { deprecatedSuccessor } from './deprecated-successor.js'
import { errorDocument } from './error-document.js'
import { errorResponses } from './error-responses.js'
import { exampleMembers } from './example-members.js'
import { examplesFit } from './examples-fit.js'
import { limitBounds } from './limit-bounds.js'
import { linkOperation } from './link-operation.js'
import { listPaging } from './list-paging.js'
import { notModifiedEntityTag } from './not-modified-entity-tag.js'
import { notModified } from './not-modified.js'
import { operationIdUnique } from './operation-id-unique.js'
import { operationId } from './operation-id.js'
import { operationResponses } from './operation-responses.js'
import { pathParameters } from './path-parameters.js'
import { preconditionFailed } from './precondition-failed.js'
import { problemDocument } from './problem-document.js'
import { requiredMembers } from './required-members.js'
import { schemaBounds } from './schema-bounds.js'
import { schemaKeywords } from './schema-keywords.js'
import { securityDefined } from './security-defined.js'
import { successResponse } from './success-response.js'
import { unauthenticatedResponse } from './unauthenticated-response.js'
import { withoutEffect } from './without-effect.js'
import { wwwAuthenticate } from './www-authenticate.js'

/**
 * One rule per function. `error`: the definition contradicts OpenAPI, HTTP or itself. `warn`: it
 * leaves out what the interfaces of this contract always have.
 */
export const ownRules = {
  'ambiguous-paths': rule('warn', ambiguousPaths),
  'deprecated-successor': rule('warn', deprecatedSuccessor),
  'discriminator-member': rule('warn', discriminatorMember),
  'distinct-alternatives': rule('warn', distinctAlternatives),
  'error-document': rule('warn', errorDocument),
  'error-responses': rule('warn', errorResponses),
  'example-direction': rule('warn', exampleDirection),
  'example-members': rule('warn', exampleMembers),
  'examples-fit': rule('error', examplesFit),
  'limit-bounds': rule('warn', limitBounds),
  'link-operation': rule('error', linkOperation),
  'list-paging': rule('warn', listPaging),
  'not-modified': rule('error', notModified),
  'not-modified-entity-tag': rule('warn', notModifiedEntityTag),
  'nullable-type': rule('warn', nullableType),
  'operation-id': rule('warn', operationId),
  'operation-id-unique': rule('error', operationIdUnique),
  'operation-responses': rule('warn', operationResponses),
  'path-parameters': rule('error', pathParameters),
  'precondition-failed': rule('error', preconditionFailed),
  'problem-document': rule('error', problemDocument),
  'required-members': rule('warn', requiredMembers),
  'schema-bounds': rule('error', schemaBounds),
  'schema-keywords': rule('warn', schemaKeywords),
  'security-defined': rule('error', securityDefined),
  'security-stated': rule('warn', securityStated),
  'success-response': rule('error', successResponse),
  'unauthenticated-response': rule('warn', unauthenticatedResponse),
  'without-effect': rule('warn', withoutEffect),
  'www-authenticate': rule('error', wwwAuthenticate),
}

type RuleFunction = (tree: unknown) => { message: string; path: (string | number)[] }[]

function rule(severity: 'error' | 'warn', check: RuleFunction) {
  return { given: '$', message: '{{error}}', severity, then: { function: check } }
}
