import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownRules } from '../../../src/lint/ruleset/own-rules.js'
import { remedies } from '../../../src/lint/ruleset/remedies.js'
import { lintDefinitions } from '../../../src/lint/lint-definitions.js'
import { packageRoot } from '../../../src/package-root.js'

const fixtures = join(packageRoot, 'test/lint/ruleset/fixtures')

async function lint(file: string): Promise<readonly string[]> {
  const findings = await lintDefinitions([{ path: join(fixtures, file), shown: file }])
  for (const { rule, remedy } of findings) expect(remedy, `remedy of ${rule}`).toMatch(/\.$/)
  return findings.map(
    ({ line, column, severity, rule, message }) =>
      `${line}:${column} ${severity} ${rule}: ${message}`,
  )
}

/** What each failing fixture shows: every finding of it, whichever rule it is of. */
const expected: Readonly<Record<keyof typeof ownRules | 'oas3-schema', readonly string[]>> = {
  'ambiguous-paths': [
    '14:3 warning ambiguous-paths: an address can fit both /{id}/mine and /things/{id}',
  ],
  'deprecated-successor': [
    '7:7 warning deprecated-successor: silent is deprecated and names no successor',
    '12:7 warning deprecated-successor: vague is deprecated and names no successor',
    '18:7 warning deprecated-successor: wrong is deprecated and names no successor',
  ],
  'discriminator-member': [
    '22:34 warning discriminator-member: the discriminator goes by size, which is not described',
    '38:5 warning discriminator-member: the discriminator goes by size, which is not described here',
  ],
  'distinct-alternatives': [
    '16:21 warning distinct-alternatives: alternative 2 of oneOf is the same as alternative 1: no value can be either',
    '18:21 warning distinct-alternatives: alternative 4 of oneOf is the same as alternative 3: no value can be either',
  ],
  'error-document': [
    '9:9 warning error-document: 400 of listThings documents no body',
    '11:9 warning error-document: 401 of listThings answers text/html, neither a problem document nor an error document',
    '15:9 warning error-document: 404 of listThings answers a problem document as application/json, not as application/problem+json',
    '19:9 warning error-document: 422 of listThings answers application/problem+json without describing a member of a problem document',
    '22:9 warning error-document: default of listThings answers an error document as text/plain, which is not JSON',
  ],
  'error-responses': ['9:7 warning error-responses: getThing documents no error response'],
  'example-direction': [
    '12:24 warning example-direction: example of a request has /id, which is readOnly',
    '12:52 warning example-direction: example of a request has /parts/0/id, which is readOnly',
    '19:44 warning example-direction: example of a response has /secret, which is writeOnly',
  ],
  'example-members': [
    '17:23 warning example-members: example one has /nmae, which its schema does not describe',
    '20:29 warning example-members: example one has /parts/0/size, which its schema does not describe',
  ],
  'examples-fit': [
    '10:11 error examples-fit: example does not fit its schema: must be integer',
    '11:36 error examples-fit: default does not fit its schema: must be integer',
    '15:22 error examples-fit: example wrong does not fit its schema: must match format "date"',
    '23:15 error examples-fit: example does not fit its schema: must be integer',
    '32:25 error examples-fit: example nested does not fit its schema: /children/0/id must be string',
    '40:24 error examples-fit: example does not fit its schema: /children must be array',
    '64:34 error examples-fit: example does not fit its schema: must be string,null',
    "76:7 error examples-fit: example does not fit its schema: must have required property 'a'",
    "76:7 error examples-fit: example does not fit its schema: must have required property 'b'",
    "76:7 error examples-fit: example does not fit its schema: must have required property 'c'",
    '76:18 error examples-fit: example does not fit its schema: /host must match format "hostname"',
    '76:32 error examples-fit: example does not fit its schema: /content must match format "byte"',
    '76:48 error examples-fit: example does not fit its schema: /opens must match format "time"',
    '95:46 error examples-fit: example nearest does not fit its schema: /size must be integer (to fit the nearest of 3 alternatives)',
    '96:26 error examples-fit: example between does not fit its schema: fits none of 3 alternatives',
  ],
  'limit-bounds': [
    '9:11 warning limit-bounds: limit of endless has no minimum and has no maximum',
    '18:11 warning limit-bounds: limit of negative may be -1',
    '27:75 error schema-bounds: minimum 10 and maximum 1 leave no value',
    '36:11 warning limit-bounds: limit of unreasoned has no maximum',
  ],
  'link-operation': [
    '13:21 error link-operation: the link self names getThing, and no operation is called that',
    '14:94 error link-operation: the link next gives path.start, which getThings does not take',
    '14:109 error link-operation: the link next gives limit, which getThings does not take',
  ],
  'list-paging': [
    '5:5 warning list-paging: byPage pages neither by cursor nor by offset, but by page, per_page',
    '17:5 warning list-paging: byCursor pages by cursor and lacks the string parameter start, the integer parameter limit',
    '29:5 warning list-paging: byOffset pages by offset and lacks count in its body, the link _links.next in its body',
  ],
  'not-modified': [
    '5:5 error not-modified: listThings documents 304 and does not take If-None-Match',
    '8:9 error not-modified: listThings documents 304, but its 200 declares no ETag',
  ],
  'not-modified-entity-tag': [
    '11:9 warning not-modified-entity-tag: 304 of listThings declares no ETag, unlike its 200',
  ],
  'nullable-type': ['9:50 warning nullable-type: nullable means nothing without a type beside it'],
  'oas3-schema': [
    '4:3 error oas3-schema: the path "things" begins with no slash',
    '9:7 error oas3-schema: "operationid" is not expected in "get"',
    '11:11 error oas3-schema: item 1 of "parameters" has neither "schema" nor "content"',
    '12:24 error oas3-schema: "in" is none of "query", "header", "path", "cookie"',
    '15:11 error oas3-schema: "descripton" is not expected in "200"',
    '19:76 error oas3-schema: item 2 of "type" is nothing; the type is called \'null\', in quotes',
    '21:17 warning example-value: An example has either value or externalValue',
    '21:17 error oas3-schema: "both" has "value" and "externalValue", of which one is enough',
    '22:13 error oas3-schema: "json" has "example" and "examples", of which one is enough',
    '22:13 error oas3-schema: "json" is no media type',
    '26:9 error oas3-schema: "6XX" is no status: it has three digits, 100 to 599, or is a range from 1XX to 5XX',
    '27:9 error oas3-schema: "5xx" is no status: it has three digits, 100 to 599, or is a range from 1XX to 5XX',
    '31:11 error oas3-schema: "{$request.body#/url" has braces that do not match',
    '33:11 error oas3-schema: "{$request.boody#/url}/x" has "$request.boody#/url", which is no runtime expression',
    '37:5 warning unused-component: nothing uses more',
    '37:51 error oas3-schema: "$response.body#next" is no runtime expression',
    '50:5 error oas3-schema: "A thing" is no name for one of "schemas": names have letters, digits, dots, hyphens and underscores',
    '50:5 warning unused-component: nothing uses A thing',
    '51:5 warning unused-component: nothing uses Named',
    '51:49 error oas3-schema: "[" is no regular expression',
  ],
  'operation-id': [
    '5:5 warning operation-id: GET /things has no operationId',
    '7:5 warning operation-id: PUT /things has no operationId',
    '13:5 warning operation-id: POST thingChanged has no operationId',
  ],
  'operation-id-unique': [
    '10:7 error operation-id-unique: listThings names both GET /things and GET /stuff',
    '14:7 error operation-id-unique: aliased names both GET /aliased and GET /merged',
    '16:3 error operation-id-unique: aliased names both GET /aliased and GET /alias',
    '19:5 error operation-id-unique: aliased names both GET /aliased and GET /alias-below',
    '26:7 error operation-id-unique: listThings names both GET /things and POST thingChanged',
  ],
  'operation-responses': [
    '5:5 warning operation-responses: listThings documents no responses',
    '7:5 warning operation-responses: peekAtThings documents no responses',
    '9:7 error oas3-schema: "responses" has no "default"',
    '9:7 error oas3-schema: "responses" must not have fewer than 1 properties',
  ],
  'path-parameters': [
    '5:5 error path-parameters: getThing does not declare the path parameter id',
    '8:11 error path-parameters: ID of getThing is not part of /things/{id}',
    '12:3 error path-parameters: /things/{other} cannot be told from /things/{id}',
    '16:11 error oas3-schema: item 1 of "parameters" has no "required"',
    '16:11 error path-parameters: the path parameter other of getOther is not required',
    '20:3 error path-parameters: /things/{id}/parts/{id} has the parameter id twice',
    '26:3 error path-parameters: the braces of /things/{id do not pair',
  ],
  'precondition-failed': [
    '8:11 error precondition-failed: putThings takes If-Match and does not document 412',
  ],
  'problem-document': [
    '13:15 error problem-document: 400 of listThings: status of a problem document is integer, not string',
    '20:15 error problem-document: 404 of listThings sends an error document as application/problem+json',
  ],
  'required-members': [
    '20:7 warning required-members: nmae is required and not described',
    '26:11 warning required-members: kind is required and not described',
  ],
  'schema-bounds': [
    '16:17 error schema-bounds: minProperties 3 and maxProperties 2 leave no value',
    '18:56 error schema-bounds: minimum 10 and maximum 9 leave no value',
    '19:65 error schema-bounds: exclusiveMinimum 5 and maximum 5 leave no value',
    '20:55 error schema-bounds: minLength 2 and maxLength 1 leave no value',
    '21:53 error schema-bounds: minItems 1 and maxItems 0 leave no value',
    '22:53 error schema-bounds: const "1" and type integer, null leave no value',
    '23:27 error schema-bounds: enum without a value leaves none',
    '24:58 error schema-bounds: readOnly and writeOnly leave no way for the value to travel',
    '25:80 error schema-bounds: minContains 2 and maxContains 1 leave no value',
  ],
  'schema-keywords': [
    '15:17 warning schema-keywords: propertys is no keyword of a schema',
    '16:17 warning schema-keywords: requierd is no keyword of a schema',
    '20:31 warning schema-keywords: maxLenght is no keyword of a schema',
  ],
  'security-defined': [
    '3:14 error security-defined: the security scheme baerer is not defined',
    '9:11 error security-defined: no flow of oauth lists the scope write',
    '14:5 warning unused-component: nothing uses bearer',
    '15:5 warning unused-component: nothing uses oidc',
  ],
  'security-stated': [
    '5:5 warning security-stated: listThings does not say whether it asks for credentials',
  ],
  'success-response': ['7:7 error success-response: listThings documents no success response'],
  'unauthenticated-response': [
    '8:7 warning unauthenticated-response: mine asks for credentials and does not document 401',
  ],
  'without-effect': [
    '7:9 warning without-effect: the parameter Authorization is ignored',
    '11:11 warning without-effect: the parameter accept is ignored',
    '12:7 warning without-effect: the body of GET is ignored',
    '17:13 warning without-effect: the header Content-Type is ignored',
    '25:25 warning without-effect: the encoding of pictures, which the schema does not describe, is ignored',
    '29:11 warning without-effect: 204 has no content: what is described of it is ignored',
  ],
  'www-authenticate': [
    '17:5 error www-authenticate: 401 of listThings declares no header WWW-Authenticate (and 1 more that share it)',
  ],
}

for (const [rule, findings] of Object.entries(expected)) {
  test(`${rule} accepts a definition that keeps it in every way it can be kept`, async () => {
    expect(await lint(`${rule}.passes.yaml`)).toEqual([])
  })

  test(`${rule} says what is wrong and where`, async () => {
    expect(findings.some((finding) => finding.includes(` ${rule}: `))).toBe(true)
    expect(await lint(`${rule}.fails.yaml`)).toEqual(findings)
  })
}

test('every fixture belongs to a rule, and every rule has a remedy', async () => {
  const names = (await readdir(fixtures)).map((file) => file.replace(/\.\w+\.yaml$/, ''))
  expect([...new Set(names)].toSorted()).toEqual(
    [...Object.keys(ownRules), 'oas3-schema'].toSorted(),
  )
  for (const rule of Object.keys(ownRules)) expect(remedies[rule], rule).toBeDefined()
})
