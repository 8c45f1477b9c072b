import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { apiDoc } from '../../src/reference/text/api-doc/api-doc.js'
import { listScenarios } from '../../src/run/list-scenarios.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { answerJson } from '../scenario/answers.js'
import { openTestStage } from '../scenario/open-test-stage.js'
import { valueAt } from '../../src/contract/value-at.js'
import { inOpenApi2 } from './in-open-api-2.js'

type Node = { [member: string]: Node | undefined }
type Step = string | number
/** What a definition has at a place instead of what it had; without a value it has nothing there. */
type Edit = readonly [place: readonly Step[], value?: unknown]
type Change = readonly Edit[] | ((document: object) => object)

const contract = loadContract({ interfaces: ['text'] })

const resolved = ['paths', '/text/resolved', 'get']
const string = ['paths', '/text/groups/{groupId}/strings/{textStringId}']
const format = ['paths', '/text/formats/{formatId}']
const schemas = ['components', 'schemas']
const elsewhere = (name: string) => ({ $ref: `https://schemas.bank.example/text.json#/${name}` })
const sent = [...string, 'put', 'requestBody', 'content', 'application/hal+json', 'schema']

const own = apiDoc('https://bank.example/api')

/** What the bank's own definition has at a place. */
function at(...place: readonly Step[]): unknown {
  return place.reduce<Node | undefined>((node, step) => node?.[step], own as Node)
}

function changed(change: Change): object {
  if (typeof change === 'function') return change(own)
  const document = JSON.parse(JSON.stringify(own)) as Node
  for (const [place, value] of change) {
    const holder = place.slice(0, -1).reduce<Node>((node, step) => node[step] ?? {}, document)
    const last = place.at(-1) ?? ''
    if (value === undefined) delete holder[last]
    else holder[last] = value as Node
  }
  return document
}

/** What the law that compares served definitions finds of such a one: verdicts, and what it says. */
async function compared(change: Change) {
  const [scenario] = listScenarios(contract, await loadSuites(['text'])).filter(({ id }) =>
    id.startsWith('laws/served-definition'),
  )
  if (scenario === undefined) throw new Error('no law')
  const served = changed(change)
  await using stand = await openTestStage((_, response) => answerJson(response, 200, served), {
    contract,
  })
  const outcomes = await stand.perform(scenario.verifies, scenario.steps, scenario)
  const of = (verdict: string) =>
    outcomes
      .filter((one) => one.verdict === verdict)
      .map(({ requirement }) => requirement.replace('text.apiDoc.', ''))
      .filter((aspect) => aspect !== 'valid')
  return {
    pass: of('pass'),
    fail: of('fail'),
    inconclusive: of('inconclusive'),
    words: outcomes
      .flatMap(({ actual, because, deviations = [] }) => [
        because ?? actual ?? '',
        ...deviations.map((one) => `${one.operation}: ${one.expected}, got ${one.actual}`),
      ])
      .join('\n'),
    pointers: outcomes.flatMap(({ deviations = [] }) => deviations.map((one) => one.pointer)),
    served,
  }
}

const all = ['openapi', 'operations', 'parameters', 'statuses', 'members']
const properties = (schema: string): readonly Step[] => [...schemas, schema, 'properties']
const parameterAt = (index: number): readonly Step[] => [...resolved, 'parameters', index]

/** Server and paths, cut at another place; parameters of paths with other names. */
function cutElsewhere(document: object): object {
  const paths = Object.entries((document as { paths: object }).paths).map(([path, item]) => [
    path.replace('/text', '').replace('{groupId}', '{group}').replace('{textStringId}', '{id}'),
    item as unknown,
  ])
  const server = { url: 'https://{host}/api/text/', variables: { host: { default: 'a' } } }
  return { ...document, servers: [server], paths: Object.fromEntries(paths) as object }
}

const refused = { description: 'Refused.' }
const responses = (path: readonly Step[], ...statuses: readonly number[]): readonly Edit[] =>
  statuses.map((status) => [[...path, 'put', 'responses', status]])

const others: Readonly<Record<string, Change>> = {
  'the bank has it': [],
  'there is more': [
    [['paths', '/text/groups'], { get: { responses: { 200: { description: 'Groups.' } } } }],
    [parameterAt(8), { name: 'trace', in: 'header', schema: { type: 'string' } }],
    [[...resolved, 'responses', '503'], { description: 'Later.' }],
    [[...properties('textString'), 'comment'], { type: 'string' }],
  ],
  'parameters of paths have other names, and the server has part of the path': cutElsewhere,
  'representations are put together': [
    [[...schemas, 'resource'], at(...schemas, 'textString')],
    [
      [...schemas, 'textString'],
      { allOf: [{ $ref: '#/components/schemas/resource' }, { type: 'object' }] },
    ],
  ],
  'there is a choice of representations': [
    [[...schemas, 'format'], { oneOf: [at(...schemas, 'format'), { type: 'null' }] }],
  ],
  'members may be null, as in OpenAPI 3.1': [
    [
      [...properties('textString'), 'modifiedAt', 'type'],
      ['string', 'null'],
    ],
  ],
  'it is written in OpenAPI 3.0': [
    [['openapi'], '3.0.3'],
    [[...properties('textString'), 'modifiedAt', 'nullable'], true],
  ],
  'it is written in OpenAPI 2': inOpenApi2,
  'refusals are told together': [
    ...responses(string, 400, 409, 412, 422),
    [[...string, 'put', 'responses', '4XX'], refused],
    ...responses(format, 400, 404, 412, 422),
    [[...format, 'put', 'responses', 'default'], refused],
  ],
  'what is listed without a reason is left out': [
    [['paths', '/text/formats', 'get', 'responses', '400']],
    [['paths', '/text/formats', 'get', 'responses', '422']],
    [['paths', '/text/groups/{groupId}/strings', 'get', 'responses', '422']],
  ],
  'a write asks for If-Match, whatever is there': [
    [[...string, 'put', 'parameters', 2, 'required'], true],
  ],
  'a client sends less than it is answered': [
    [sent, { type: 'object', properties: { values: at(...properties('textString'), 'values') } }],
  ],
  'an operation says otherwise than its path': [
    [
      [...resolved.slice(0, 2), 'parameters'],
      [{ name: 'subgroups', in: 'query', required: true, schema: { type: 'integer' } }],
    ],
  ],
  'links are lists': [
    [[...schemas, 'links', 'additionalProperties'], { type: 'array', items: { type: 'object' } }],
  ],
}

for (const [name, change] of Object.entries(others))
  test(`A served definition is the contract’s, though ${name}`, async () => {
    const { pass, words } = await compared(change)
    expect(pass, words).toEqual(all)
  })

const drifts: Readonly<Record<string, readonly [string, string, Change]>> = {
  'lacks an operation': [
    'operations',
    'getStrings: GET /text/groups/{groupId}/strings, got nothing',
    [[['paths', '/text/groups/{groupId}/strings']]],
  ],
  'lacks a parameter': [
    'parameters',
    'getResolvedText: query parameter format, got nothing',
    [[[...parameterAt(0), 'name'], 'shape']],
  ],
  'has a parameter of another type': [
    'parameters',
    'getResolvedText: query parameter format of type string, got type boolean',
    [[[...parameterAt(0), 'schema'], { type: 'boolean' }]],
  ],
  'asks for a parameter that may be left out': [
    'parameters',
    'getResolvedText: query parameter format, not required, got required',
    [[[...parameterAt(0), 'required'], true]],
  ],
  'lacks a status': [
    'statuses',
    'setString: status 201, got nothing',
    [[[...string, 'put', 'responses', '201']]],
  ],
  'lacks a member, in all that it is put together from': [
    'members',
    '/description in the body of 200, got nothing',
    [
      [[...properties('format'), 'description']],
      [[...schemas, 'format'], { allOf: [{ type: 'object', properties: { name: {} } }] }],
    ],
  ],
  'has a member of another type': [
    'members',
    '/values/items/value in the body of 200 of type string, got type integer',
    [[[...properties('textStringItem'), 'value'], { type: 'integer' }]],
  ],
  'has a member of another length': [
    'members',
    '2 deviations\ngetFormats: /_embedded/items/items/description in the body of 200 with maxLength 256, got maxLength 80',
    [[[...properties('format'), 'description', 'maxLength'], 80]],
  ],
  'describes no body': [
    'members',
    'setString: body of the request, got nothing',
    [[sent.slice(0, 4)]],
  ],
  'lets a client send a member of another type': [
    'members',
    'setString: /values in the body of the request of type array, got type object',
    [[sent, { type: 'object', properties: { values: { type: 'object' } } }]],
  ],
  'is none': ['openapi', 'no version of OpenAPI', () => ({ title: 'Text' })],
}

for (const [name, [aspect, words, change]] of Object.entries(drifts))
  test(`A served definition that ${name} has drifted`, async () => {
    const found = await compared(change)
    expect(found.fail, found.words).toEqual([aspect])
    expect(found.words).toContain(words)
    for (const pointer of found.pointers)
      expect(valueAt(found.served, pointer), pointer).not.toBe(undefined)
  })

const hidden: Readonly<Record<string, readonly [readonly string[], Edit]>> = {
  'a path': [all.slice(1), [resolved.slice(0, 2), elsewhere('resolved')]],
  'a parameter': [['parameters'], [parameterAt(0), elsewhere('format')]],
  'an answer': [['members'], [[...string, 'get', 'responses', '200'], elsewhere('string')]],
  'a body': [['members'], [sent.slice(0, 4), elsewhere('body')]],
  'a schema': [['members'], [[...schemas, 'format'], elsewhere('format')]],
  'a part of a schema': [
    ['members'],
    [[...schemas, 'format'], { type: 'object', allOf: [elsewhere('format')] }],
  ],
}

for (const [name, [aspects, edit]] of Object.entries(hidden))
  test(`Nothing is said of ${name} that stands in another document`, async () => {
    const { inconclusive, fail, words } = await compared([edit])
    expect(fail, words).toEqual([])
    expect(inconclusive, words).toEqual(aspects)
  })

test('What drifted is drift, whatever else cannot be seen', async () => {
  const { fail, words } = await compared([
    [[...string, 'get', 'responses', '200'], elsewhere('string')],
    [[...properties('resolvedStrings'), 'groups']],
  ])
  expect(fail, words).toEqual(['members'])
})

test('References that lead in circles come to an end', async () => {
  const { fail, words } = await compared([
    [[...schemas, 'textString'], { $ref: '#/components/schemas/textString' }],
    [[...properties('format'), 'self'], { allOf: [{ $ref: '#/components/schemas/format' }] }],
  ])
  expect(fail, words).toEqual([])
})
