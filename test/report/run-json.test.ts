import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { packageRoot } from '../../src/package-root.js'
import { runJson } from '../../src/report/run-json.js'
import type { Run } from '../../src/run/run.js'
import { once } from '../once.js'
import { runWithDeprecation } from './run-with-deprecation.js'
import { sampleRun } from './sample-run.js'
import { wellFormed } from './well-formed.js'

const schema: object = JSON.parse(
  readFileSync(path.join(packageRoot, 'schemas', 'run.schema.json'), 'utf8'),
)
const validator = once(() => {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(schema)
})
const told = (): Run => JSON.parse(runJson(sampleRun()))

test('a run fits its published schema', () => {
  const validate = validator()
  validate(told())
  expect(validate.errors).toBeNull()
})

test('a run of deprecated operations fits it', () => {
  const validate = validator()
  validate(JSON.parse(runJson(runWithDeprecation())))
  expect(validate.errors).toBeNull()
})

test('everything but the evidence is told', () => {
  const { evidence, ...rest } = sampleRun()
  expect(evidence.length).toBeGreaterThan(0)
  expect(told()).toEqual(wellFormed(rest))
})

for (const [name, change] of [
  ['a total is missing', { none: undefined }],
  ['a total is negative', { pass: -1 }],
  ['a total is a fraction', { fail: 0.5 }],
  ['a total is a string', { planned: '15' }],
  ['there is an unknown verdict', { skipped: 1 }],
] as const) {
  test(`the schema refuses a run in which ${name}`, () => {
    const run = told()
    const validate = validator()
    expect(
      validate(JSON.parse(JSON.stringify({ ...run, totals: { ...run.totals, ...change } }))),
    ).toBe(false)
    expect(validate.errors?.every(({ instancePath }) => instancePath.startsWith('/totals'))).toBe(
      true,
    )
  })
}

test('the members of a run and of a finding come in the order of the documentation', () => {
  const run = told()
  expect(Object.keys(run).slice(0, 9)).toEqual([
    'tool',
    'contract',
    'target',
    'started',
    'finished',
    'seed',
    'verdict',
    'milliseconds',
    'totals',
  ])
  const finding = run.findings.find(({ expected }) => expected !== undefined)
  expect(Object.keys(finding ?? {})).toEqual([
    'requirement',
    'level',
    'clause',
    'interface',
    'operation',
    'scenario',
    'verdict',
    'expected',
    'actual',
    'pointer',
    'exchanges',
    'occurrences',
    'milliseconds',
  ])
})

test('the order of the members does not hang on how the run was put together', () => {
  const run = sampleRun()
  const turned = Object.fromEntries(Object.entries(run).toReversed()) as unknown as Run
  expect(runJson(turned)).toBe(runJson(run))
})

test('the file harms no terminal on which it is shown', () => {
  expect(runJson(sampleRun()).replaceAll('\n', '')).not.toMatch(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u,
  )
})

test('no string is a command to a CI system that shows the file, and each means what it meant', () => {
  const notes = ['##vso[task.setvariable variable=a]b', 'a ::set-env name=b::c']
  const text = runJson({ ...sampleRun(), notes })
  expect(text).not.toContain('##vso')
  expect(text).not.toContain('::set-env')
  expect(JSON.parse(text).notes).toEqual(notes)
})

test('no half of a surrogate pair is left, which many parsers refuse; what looks like one stays', () => {
  const notes = ['a\ud800b \\ud800 \\\ud800', '😀']
  const text = runJson({ ...sampleRun(), notes })
  expect(JSON.parse(text).notes).toEqual(['a\ufffdb \\ud800 \\\ufffd', '😀'])
  expect(text).toContain('😀')
})
