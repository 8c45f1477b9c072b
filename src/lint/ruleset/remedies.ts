/** What to do about a finding, one sentence per rule. */
export const remedies: Readonly<Record<string, string>> = {
  'ambiguous-paths': 'Give one of the two a segment that tells them apart.',
  'array-items': 'Say what the array holds; OpenAPI 3.0 requires `items`.',
  'deprecated-successor':
    'Name the operation to use instead in the description, or in `x-successor` (`none` if there is none).',
  'discriminator-member':
    'Describe the property in each alternative, or name one that they all have.',
  'distinct-alternatives': 'Keep one of the two, or say in which way they differ.',
  'duplicate-key': 'Keep one of the two; tools differ in which one they read.',
  'duplicated-entry-in-enum': 'Remove the value that is there twice.',
  'error-document':
    'Answer a problem document as application/problem+json, or JSON with the member `_error`.',
  'error-responses': 'Document at least one 4xx response, the range 4XX or default.',
  'example-direction':
    'Leave the member out of this example, or take readOnly or writeOnly from it if it does travel this way.',
  'example-members': 'Correct its name, or describe the member in the schema.',
  'example-value': 'Give each example its `value` or an `externalValue`, not both.',
  'examples-fit': 'Change the example or the schema, whichever is wrong.',
  'limit-bounds':
    'Give `limit` a minimum and a maximum, or say in `x-assay-unbounded` why it has no maximum.',
  'link-operation': 'Name an operation of the definition and what it takes, or take the link out.',
  'list-paging':
    'Page by cursor (string start, limit, nextPage_url) or by offset (integer start, limit, count, _links.next).',
  'no-eval-in-markdown': 'Remove the script from the text.',
  'no-script-tags-in-markdown': 'Remove the script from the text.',
  'not-modified':
    'Add the header parameter If-None-Match and the header ETag of 200, or remove 304.',
  'not-modified-entity-tag': 'Declare ETag among the headers of 304 too.',
  'nullable-type':
    "Add `type` beside it in OpenAPI 3.0; since 3.1 write type: [string, 'null'] instead.",
  'oas3-schema': 'Bring this part into the form that the OpenAPI specification gives it.',
  'oas3-server-trailing-slash': 'Remove the slash at the end; paths begin with one.',
  'oas3-server-variables': 'Define each variable of the URL, with a default, and no others.',
  'oas3_1-callbacks-in-webhook': 'Move the callbacks out of the webhook.',
  'oas3_1-servers-in-webhook': 'Remove the servers; the client says where a webhook goes.',
  'openapi-tags-uniqueness': 'Keep one tag of each name.',
  'operation-id': 'Give the operation an operationId by which reports and clients can name it.',
  'operation-id-unique': 'Rename one of the two operations.',
  'operation-operationId-valid-in-url': 'Use letters, digits, dots, hyphens and underscores only.',
  'operation-parameters': 'Keep one parameter of each name and location.',
  'operation-responses': 'Document what the operation answers.',
  'path-declarations-must-exist': 'Name the parameter between the braces.',
  'path-not-include-query': 'Declare query parameters under `parameters`, not in the path.',
  'path-parameters': 'Make the names in the path and the path parameters, all required, the same.',
  'precondition-failed': 'Document 412 for a precondition that does not hold.',
  'problem-document': 'Describe the members as RFC 9457 gives them, or use another media type.',
  'quoted-keys': 'Put the key into quotes.',
  'reference-siblings':
    'Move it to what is referred to, or put the reference into an allOf beside it.',
  'remote-reference':
    'Keep a copy beside the definition and refer to that, or pass --allow-remote to have it fetched.',
  'required-members': 'Describe the member under `properties`, or take it out of `required`.',
  'requirement-id-unique': 'Give the row an id of its own.',
  'requirement-operation-exists': 'Correct the name, or remove the operation from the row.',
  'schema-bounds': 'Correct whichever of the two is wrong.',
  'schema-keywords': 'Correct its spelling, or begin it with x- where it is a name of your own.',
  'security-defined':
    'Define the scheme under components.securitySchemes with all its scopes, or correct the name.',
  'security-stated':
    'Name the schemes in `security`, of the operation or of the whole definition; [] for none.',
  'success-response': 'Document the response that a caller gets when all is well.',
  'typed-enum': 'Change the value or the type.',
  'unauthenticated-response': 'Document 401, the range 4XX or default.',
  'unused-component': 'Remove the component, or correct the reference that was to lead to it.',
  'unresolved-reference': 'Correct the path or the pointer, or add what it refers to.',
  'without-effect': 'Take it out, or describe it where it counts.',
  'www-authenticate': 'Declare WWW-Authenticate among the headers of 401.',
}
