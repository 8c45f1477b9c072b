import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { test } from './cli-test.js'

const faulty = `openapi: 3.1.0
info: { title: Small bank, version: 1.0.0 }
paths:
  /accounts/{accountId}:
    get:
      summary: Shows an account
      responses:
        '200': { description: The account }
`

test('The packaged definitions have no fault', async () => {
  const { code, stdout } = await assay(['lint'])
  expect(code, stdout).toBe(0)
})

test('Faults are told with file, line, column, rule and remedy, and end with 1', async ({
  folder,
}) => {
  await writeFile(join(folder, 'bank.yaml'), faulty)
  const { code, stdout } = await assay(['lint', 'bank.yaml'], { folder })
  expect(code, stdout).toBe(1)
  expect(stdout).toMatch(/^bank\.yaml\n/)
  expect(stdout).toMatch(
    / 5:5 +error +.*does not declare.*accountId {2}path-parameters\n +Make the/,
  )
  expect(stdout).toContain('1 definition · 1 error')
})

test('Every format is written where it is wanted, and all tell the same', async ({ folder }) => {
  await writeFile(join(folder, 'bank.yaml'), faulty)
  const formats = ['json=out/lint.json', 'sarif=out/lint.sarif', 'junit=out/lint.xml', 'stylish']
  const { code, stdout } = await assay(
    ['lint', 'bank.yaml', ...formats.flatMap((format) => ['--format', format])],
    { folder },
  )
  expect(code).toBe(1)
  const read = (name: string): Promise<string> => readFile(join(folder, 'out', name), 'utf8')
  const { findings } = JSON.parse(await read('lint.json')) as {
    findings: readonly { rule: string; line: number }[]
  }
  const { runs } = JSON.parse(await read('lint.sarif')) as {
    runs: readonly { results: readonly { ruleId: string }[] }[]
  }
  const rules = findings.map(({ rule }) => rule).toSorted()
  expect(rules.length).toBeGreaterThan(0)
  expect(runs[0]?.results.map(({ ruleId }) => ruleId).toSorted()).toEqual(rules)
  const junit = await read('lint.xml')
  for (const rule of rules) {
    expect(junit).toContain(rule)
    expect(stdout).toContain(rule)
  }
})

/** A file that cannot be linted, and the one line that says so. */
const unusable: readonly (readonly [name: string, text: string, said: string])[] = [
  ['swagger.yaml', "swagger: '2.0'\ninfo: { title: Old }\npaths: {}\n", 'Swagger 2'],
  ['broken.yaml', 'openapi: 3.1.0\ninfo: { title: x\n', 'broken.yaml:3:1: the YAML cannot be read'],
  ['broken.json', '{ "openapi": "3.1.0", }', 'broken.json:1:'],
  ['letter.yaml', 'Dear bank\n', 'letter.yaml'],
  ['empty.yaml', '', 'empty.yaml'],
]

for (const [name, text, said] of unusable)
  test(`One line says that ${name} cannot be linted, and another what to do`, async ({
    folder,
  }) => {
    await writeFile(join(folder, name), text)
    const { code, stdout, stderr } = await assay(['lint', name], { folder })
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain(said)
    expect(stderr.trimEnd().split('\n')).toHaveLength(2)
  })

test('One line says that a file is missing, or that a report cannot be written', async ({
  folder,
}) => {
  const missing = await assay(['lint', 'nowhere.yaml'], { folder })
  expect([missing.code, missing.stderr]).toEqual([
    2,
    'assay: nowhere.yaml: there is no such file\n  Check the path; it is relative to the folder in which the command runs.\n',
  ])
  await writeFile(join(folder, 'taken'), '')
  const unwritable = await assay(['lint', '--format', 'json=taken/lint.json'], { folder })
  expect(unwritable.code).toBe(2)
  expect(unwritable.stderr).toMatch(/^assay: taken.*\n$/)
})
