import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { DefinitionError } from '../../src/lint/definition-error.js'
import { lintDefinitions } from '../../src/lint/lint-definitions.js'
import { packageRoot } from '../../src/package-root.js'
import { lintFixture } from './lint-fixture.js'

test('JSON is linted like YAML, with lines and columns, by the rules of OpenAPI 3.0', async () => {
  expect(await lintFixture('json/openapi.json')).toEqual([
    'json/openapi.json:9:11 precondition-failed: putThings takes If-Match and does not document 412',
    'json/openapi.json:17:30 examples-fit: example does not fit its schema: /size must be > 0',
    'json/openapi.json:21:11 error-document: 401 of putThings documents no body',
    'json/openapi.json:21:11 www-authenticate: 401 of putThings declares no header WWW-Authenticate',
    'json/openapi.json:33:11 array-items: Schemas of type array have items',
  ])
})

test('Requirement rows beside a definition name its operations, and no id twice', async () => {
  expect(await lintFixture('rows/openapi.yaml')).toEqual([
    'rows/requirements.yaml:7:9 requirement-operation-exists: things.filter binds listThngs, which rows/openapi.yaml does not define',
    'rows/requirements.yaml:9:5 requirement-id-unique: things.order names two requirements',
  ])
})

test('Another file by the name of the requirement rows is let alone, unless it should be ours', async () => {
  expect(await lintFixture('strange-rows/openapi.yaml')).toEqual([])
  const path = join(packageRoot, 'test/lint/fixtures/strange-rows/openapi.yaml')
  const packaged = lintDefinitions([{ path, shown: 'openapi.yaml', interface: 'accounts' }])
  await expect(packaged).rejects.toThrow(DefinitionError)
  await expect(packaged).rejects.toThrow(/^requirements\.yaml:2:1: the YAML cannot be read/)
})

test('A key that is there twice is a finding, not an obstacle', async () => {
  expect(await lintFixture('twice/openapi.yaml')).toEqual([
    'twice/openapi.yaml:7:7 duplicate-key: summary is there twice in one mapping',
  ])
})

test('Malformed parts of a definition are reported and break no rule', async () => {
  const findings = await lintFixture('malformed/openapi.yaml')
  expect(findings.filter((finding) => finding.includes('oas3-schema')).length).toBeGreaterThan(5)
})

test('What several definitions share is reported once, with the interface of the first', async () => {
  const source = (name: string) => ({
    path: join(packageRoot, 'test/lint/fixtures/chain/openapi.yaml'),
    shown: 'chain/openapi.yaml',
    interface: name,
  })
  const findings = await lintDefinitions([source('first'), source('second')])
  expect(findings).toHaveLength(3)
  expect(new Set(findings.map((finding) => finding.interface))).toEqual(new Set(['first']))
})

test('The packaged definitions are without a finding', async () => {
  const specs = join(packageRoot, 'specs')
  const files = (await readdir(specs, { recursive: true })).filter((file) =>
    /^[^/\\]+[/\\]openapi\.yaml$/.test(file),
  )
  expect(files).not.toEqual([])
  const sources = files.map((file) => ({
    path: join(specs, file),
    shown: join('specs', file),
    interface: file.split(/[/\\]/, 1)[0] ?? '',
  }))
  expect(await lintDefinitions(sources)).toEqual([])
})
