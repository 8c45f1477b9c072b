import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { lintDefinitions } from '../../src/lint/lint-definitions.js'
import { remedies } from '../../src/lint/ruleset/remedies.js'
import { lintFixture } from './lint-fixture.js'

test('Findings stand in the file that has the mistake, however many references lead there', async () => {
  expect(await lintFixture('chain/openapi.yaml')).toEqual([
    'chain/path items/things.yaml:11:17 examples-fit: example does not fit its schema: /children/0/children must be array',
    'chain/responses/more/errors.yaml:1:1 www-authenticate: 401 of listThings declares no header WWW-Authenticate (and 1 more that share it)',
    'chain/schemas.json:13:38 oas3-schema: "minimum" must be number',
  ])
})

test('References that lead nowhere are reported where they stand, literals are not', async () => {
  expect(await lintFixture('broken/openapi.yaml')).toEqual([
    'broken/openapi.yaml:5:5 unresolved-reference: nowhere.yaml leads nowhere: there is no such file',
    'broken/openapi.yaml:7:5 unresolved-reference: #/components/pathItems/nothing leads nowhere: /components has no member pathItems',
    'broken/openapi.yaml:9:5 remote-reference: https://definitions.example/openapi.yaml#/paths/~1things is remote and was not fetched',
    'broken/openapi.yaml:14:5 unused-component: nothing uses one',
    'broken/openapi.yaml:15:5 unused-component: nothing uses other',
    'broken/openapi.yaml:15:14 unresolved-reference: #/components/schemas/one leads nowhere: it only leads back to itself',
    'broken/openapi.yaml:16:5 unused-component: nothing uses anchored',
    'broken/openapi.yaml:16:17 unresolved-reference: #absent leads nowhere: no schema there has the anchor absent',
    'broken/openapi.yaml:18:5 unused-component: nothing uses literal',
    'broken/half-written.yaml:3:3 unreadable-reference: the YAML cannot be read: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ])
  expect(remedies['remote-reference']).toContain('--allow-remote')
})

test('What stands beside a reference without effect, what nothing uses, and keys that are no texts are found', async () => {
  expect(await lintFixture('beside/in-3.0.yaml')).toEqual([
    'beside/in-3.0.yaml:12:9 quoted-keys: the key 200 is no text without quotes',
    'beside/in-3.0.yaml:14:11 reference-siblings: without effect beside $ref in OpenAPI 3.0: description, headers',
    'beside/in-3.0.yaml:34:13 reference-siblings: without effect beside $ref in OpenAPI 3.0: description, example',
    'beside/in-3.0.yaml:45:5 unused-component: nothing uses Recursive',
    'beside/in-3.0.yaml:46:5 unused-component: nothing uses Part',
    'beside/in-3.0.yaml:49:5 unused-component: nothing uses spare',
  ])
  expect(await lintFixture('beside/in-3.1.yaml')).toEqual([
    'beside/in-3.1.yaml:12:9 quoted-keys: the key 200 is no text without quotes',
    'beside/in-3.1.yaml:15:11 reference-siblings: without effect beside $ref in OpenAPI 3.1 outside schemas: headers',
    'beside/in-3.1.yaml:35:24 example-members: example has /1, which its schema does not describe',
    'beside/in-3.1.yaml:45:5 unused-component: nothing uses Recursive',
    'beside/in-3.1.yaml:46:5 unused-component: nothing uses Part',
    'beside/in-3.1.yaml:49:5 unused-component: nothing uses spare',
  ])
})

test('Schemas that name themselves are found, and what stands beside a reference counts', async () => {
  expect(await lintFixture('named/openapi.yaml')).toEqual([
    'named/openapi.yaml:19:7 examples-fit: example does not fit its schema: must NOT have more than 3 characters',
    'named/openapi.yaml:24:7 examples-fit: example does not fit its schema: must NOT have fewer than 3 characters',
  ])
})

test('What a link, a discriminator or a $dynamicRef names has to be there, elsewhere it may be anything', async () => {
  expect(await lintFixture('mentions/openapi.yaml')).toEqual([
    'mentions/openapi.yaml:14:21 unresolved-reference: #/paths/~1pet/get leads nowhere: /paths has no member /pet',
    'mentions/openapi.yaml:28:21 unresolved-reference: Bird leads nowhere: no schema is called that',
    'mentions/openapi.yaml:29:21 unresolved-reference: #/components/schemas/Fish leads nowhere: /components/schemas has no member Fish',
    'mentions/openapi.yaml:30:21 unresolved-reference: schemas.yaml#/Wolf leads nowhere: mentions/schemas.yaml has no member Wolf',
    'mentions/openapi.yaml:43:18 unresolved-reference: #owner leads nowhere: no schema there has the anchor owner',
    'mentions/schemas.yaml:8:65 unresolved-reference: Mouse leads nowhere: no schema is called that',
  ])
})

test('A reference leads to what belongs in its place', async () => {
  const findings = await lintFixture('mentions/kinds.yaml')
  expect(findings.filter((one) => !one.includes(' error-document:'))).toEqual([
    'mentions/kinds.yaml:11:13 unresolved-reference: #/components/headers/Trace leads to one of headers, where one of parameters belongs',
    'mentions/kinds.yaml:13:18 unresolved-reference: #/components/schemas/Pet leads to one of schemas, where one of responses belongs',
    'mentions/kinds.yaml:29:28 unresolved-reference: #/components/responses/Refused leads to one of responses, where one of schemas belongs',
  ])
})

test('Remote references are fetched when that is allowed, and stay out of local files', async () => {
  const info = test.info()
  const remote = [
    'get: { operationId: listThings, responses: {} }',
    'head: { $ref: "file:///etc/hostname" }',
    'put: { $ref: "gone.yaml" }',
  ].join('\n')
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/things.yaml' ? 200 : 404
    response.end(remote)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const path = info.outputPath('openapi.yaml')
    await mkdir(info.outputDir, { recursive: true })
    await writeFile(
      path,
      `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /things: { $ref: '${base}/things.yaml' } }\n`,
    )
    const lint = async (allowRemote: boolean) =>
      (await lintDefinitions([{ path, shown: 'openapi.yaml' }], { allowRemote })).map(
        ({ file, line, column, rule, message }) => `${file}:${line}:${column} ${rule} ${message}`,
      )
    expect(await lint(false)).toEqual([
      `openapi.yaml:3:21 remote-reference ${base}/things.yaml is remote and was not fetched`,
    ])
    const allowed = await lint(true)
    expect(allowed).toContain(
      `${base}/things.yaml:1:1 operation-responses listThings documents no responses`,
    )
    expect(allowed).toContain(
      `${base}/things.yaml:2:9 unresolved-reference file:///etc/hostname leads nowhere: a remote file may not refer to a local one`,
    )
    expect(allowed).toContain(
      `${base}/things.yaml:3:8 unresolved-reference gone.yaml leads nowhere: it cannot be fetched: the server answered with 404`,
    )
  } finally {
    server.close()
  }
})
