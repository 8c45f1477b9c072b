import { expect, test } from '@playwright/test'
import { ContractError } from '../../src/contract/contract-error.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { definition, rows } from './small-bank.js'
import { specsFolder } from './specs-folder.js'

/** The message with which loading a bank with these files is refused. */
function refusal(changed: Readonly<Record<string, string>>): string {
  using folder = specsFolder({
    'bank/openapi.yaml': definition,
    'bank/requirements.yaml': rows,
    ...changed,
  })
  try {
    loadContract({ specs: folder.specs })
  } catch (error) {
    if (error instanceof ContractError) return error.message
    throw error
  }
  return 'loaded'
}

const another = `${rows}  - id: bank.rates.fresh\n    clause: Rates\n    text: Again.\n`
const mistakes: [title: string, file: string, text: string, message: string][] = [
  [
    'an unknown operation',
    'requirements.yaml',
    rows.replace('[listRates]', '[listRate]'),
    'specs/bank/requirements.yaml:6:18: bank.rates.fresh names an unknown operation, “listRate”. The definition has listRates.',
  ],
  [
    'an id that is taken',
    'requirements.yaml',
    another,
    'specs/bank/requirements.yaml:7:5: Two requirements have the id bank.rates.fresh. Give this one another id.',
  ],
  [
    'an id that the definition already gives',
    'requirements.yaml',
    rows.replace('bank.rates.fresh', 'bank.listRates.media-type'),
    'specs/bank/requirements.yaml:3:5: Two requirements have the id bank.listRates.media-type. Give this one another id.',
  ],
  [
    'an unknown level',
    'requirements.yaml',
    `${rows}    level: mandatory\n`,
    'specs/bank/requirements.yaml:7:5: bank.rates.fresh has an unknown level. Write must, should or may.',
  ],
  [
    'a missing clause',
    'requirements.yaml',
    rows.replace('    clause: Rates\n', ''),
    'specs/bank/requirements.yaml:3:5: bank.rates.fresh names no clause. Name the section of the document.',
  ],
  [
    'a misspelt member',
    'requirements.yaml',
    `${rows}    untestible: never\n`,
    'specs/bank/requirements.yaml:7:5: A row has no member “untestible”. A row has id, level, clause, text, operations, readings, option, untestable, gap, supplement, since, rule, watched.',
  ],
  [
    'a reference that leads nowhere',
    'openapi.yaml',
    definition.replace(
      "items: { $ref: '#/components/schemas/rate' }",
      "items: { $ref: '#/nowhere' }",
    ),
    'specs/bank/openapi.yaml:27:60: “#/nowhere” leads nowhere. Name a component of specs/bank/openapi.yaml.',
  ],
  [
    'a reference out of the specs',
    'openapi.yaml',
    definition.replace('../shared/problem.yaml', '../../problem.yaml'),
    'specs/bank/openapi.yaml:28:16: “../../problem.yaml” lies outside the specs. Refer to a file of the specs.',
  ],
  [
    'a reference to another host',
    'openapi.yaml',
    definition.replace('../shared/problem.yaml', 'https://bank.example/problem.yaml'),
    'specs/bank/openapi.yaml:28:16: “https://bank.example/problem.yaml” lies outside the specs. Refer to a file of the specs.',
  ],
  [
    'an operation without a clause',
    'openapi.yaml',
    definition.replace(
      '      x-assay-clause: document 2, Rates\n      deprecated',
      '      deprecated',
    ),
    'specs/bank/openapi.yaml:8:5: The operation listRates names no clause. Add x-assay-clause with the document and the section that describe it.',
  ],
  [
    'a schema without a clause',
    'openapi.yaml',
    definition.replace(
      '      x-assay-clause: document 2, Rates\n      type: object\n      add',
      '      type: object\n      add',
    ),
    'specs/bank/openapi.yaml:42:5: The schema floatingRate has no clause. Add x-assay-clause with the document and the section that describe it.',
  ],
  [
    'a file that is no YAML',
    'openapi.yaml',
    'openapi: [3.1.0',
    'specs/bank/openapi.yaml:1:16: This is no YAML: Flow sequence in block collection must be sufficiently indented and end with a ]. Correct it here.',
  ],
]

const clause = '      x-assay-clause: document 2, Rates\n      deprecated'
const beside = (text: string): string => definition.replace(clause, `      ${text}\n${clause}`)

mistakes.push(
  [
    'an unknown extension',
    'openapi.yaml',
    beside('x-assay-lastign: true'),
    'specs/bank/openapi.yaml:10:7: There is no extension “x-assay-lastign”. Did you mean x-assay-lasting?',
  ],
  [
    'an extension that is like none',
    'openapi.yaml',
    definition.replace(
      'in: query, schema: { type: boolean } }',
      'in: query, x-assay-zz: 1, schema: {} }',
    ),
    'specs/bank/openapi.yaml:16:36: There is no extension “x-assay-zz”. Those that have a meaning here are x-assay-fixture, x-assay-filter, x-assay-near-misses, x-assay-refusal, x-assay-given-by-service, x-assay-unbounded.',
  ],
  [
    'an extension where it means nothing',
    'openapi.yaml',
    beside('x-assay-fixture: account'),
    'specs/bank/openapi.yaml:10:7: x-assay-fixture means nothing at an operation. It stands at a parameter or a request body.',
  ],
  [
    'an extension of a map',
    'openapi.yaml',
    definition.replace('      responses:\n', '      responses:\n        x-assay-open: true\n'),
    'specs/bank/openapi.yaml:23:9: x-assay-open means nothing at this place. It stands at an operation, a response or a schema.',
  ],
  [
    'an extension beside a reference',
    'openapi.yaml',
    definition.replace('4XX: { ', '4XX: { x-assay-open: true, '),
    'specs/bank/openapi.yaml:28:16: x-assay-open means nothing beside a reference. Write it where the reference leads.',
  ],
  [
    'what belongs to a deprecated operation at another one',
    'openapi.yaml',
    definition.replace('      deprecated: true\n', ''),
    'specs/bank/openapi.yaml:11:7: x-assay-successor means nothing without deprecated. Add “deprecated: true”, or leave it out.',
  ],
  [
    'an extension with a value that it cannot have',
    'openapi.yaml',
    beside("x-assay-open: 'true'"),
    'specs/bank/openapi.yaml:10:7: x-assay-open cannot have this value. Write true, or leave it out.',
  ],
)

for (const [title, file, text, message] of mistakes) {
  test(`${title} is told with its place and what to do`, () => {
    expect(refusal({ [`bank/${file}`]: text })).toBe(message)
  })
}

test('An interface that does not exist is told with those that do', () => {
  expect(() => loadContract({ interfaces: ['acounts'] })).toThrow(
    /There is no interface “acounts”\. Interfaces are .*accounts/,
  )
})

test('A row that has nothing wrong in it loads', () => {
  expect(refusal({})).toBe('loaded')
})

test('What is called like an extension among members, in examples and in other extensions is none', () => {
  const members = definition
    .replace(
      '{ kind: { const: fixedRate }',
      '{ x-assay-own: { type: string }, kind: { const: fixedRate }',
    )
    .replace("'null'] }", "'null'], examples: [{ x-assay-own: 1 }] }")
    .replace('info: {', 'x-other: { x-assay-own: 1 }\ninfo: {')
  expect(refusal({ 'bank/openapi.yaml': members })).toBe('loaded')
})

test('A file that definitions share is checked as well', () => {
  const shared = definition.replace(
    '../shared/problem.yaml#/components/responses/problem',
    '../shared/ours.yaml#/components/responses/ours',
  )
  const ours = 'components:\n  responses:\n    ours: { description: Ours., x-assay-opne: true }\n'
  expect(refusal({ 'bank/openapi.yaml': shared, 'shared/ours.yaml': ours })).toBe(
    'specs/shared/ours.yaml:3:33: There is no extension “x-assay-opne”. Did you mean x-assay-open?',
  )
})

test('A folder with rows and without a definition is told', () => {
  expect(refusal({ 'other/requirements.yaml': rows })).toBe(
    'specs/other/openapi.yaml:1:1: The file cannot be read: there is no such file. Put it there, or name another file.',
  )
})
