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
security: []
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

test('Settings lower rules and ignore findings with a reason, and what they ignore no more is told', async ({
  folder,
}) => {
  await writeFile(join(folder, 'bank.yaml'), faulty)
  const settings = (at: string): string =>
    [
      'rules: { operation-id: info, success-response: off }',
      'ignore:',
      '  - rule: path-parameters',
      '    file: bank.yaml',
      `    at: ${at}`,
      '    because: ticket BANK-12',
      '  - { rule: path-parameters, file: other.yaml, because: another definition }',
    ].join('\n')
  await writeFile(join(folder, 'assay-lint.yaml'), settings('/paths/~1accounts~1{accountId}'))
  const formats = ['stylish', 'sarif=lint.sarif', 'json=lint.json']
  const args = ['lint', 'bank.yaml', ...formats.flatMap((format) => ['--format', format])]
  const { code, stdout } = await assay(args, { folder })
  expect(code, stdout).toBe(0)
  expect(stdout).not.toContain('path-parameters')
  expect(stdout).toMatch(/ info +.* {2}operation-id\n/)
  expect(stdout).toMatch(/1 definition · 0 errors · 0 warnings · 1 remark · 1 ignored\n$/)
  const sarif = await readFile(join(folder, 'lint.sarif'), 'utf8')
  expect(JSON.parse(sarif).runs[0].results).toContainEqual(
    expect.objectContaining({
      ruleId: 'path-parameters',
      suppressions: [{ kind: 'external', justification: 'ticket BANK-12' }],
    }),
  )
  expect(await readFile(join(folder, 'lint.json'), 'utf8')).toContain('"ignored": "ticket BANK-12"')

  await writeFile(join(folder, 'own.yaml'), settings('/paths/~1accounts'))
  const other = await assay(['lint', 'bank.yaml', '--config', 'own.yaml'], { folder })
  expect(other.code).toBe(1)
  expect(other.stdout).toContain('path-parameters finds nothing at /paths/~1accounts')
  expect(other.stdout).toMatch(/own\.yaml\n +3:5 +warning/)
})

/** Settings that cannot be used, and what is said of them. */
const wrongSettings: Readonly<Record<string, readonly [text: string, said: string]>> = {
  'an unknown rule': [
    'rules:\n  operation-ids: off\n',
    "assay-lint.yaml:2:3  unknown rule 'operation-ids': did you mean 'operation-id'?",
  ],
  'an unknown severity': ['rules:\n  operation-id: never\n', 'assay-lint.yaml:2:17  '],
  'no reason': ['ignore:\n  - rule: operation-id\n', 'assay-lint.yaml:2:5  '],
  'a list': [
    '- operation-id\n',
    "assay-lint.yaml:1:1  lint settings are a mapping with the keys 'rules' and 'ignore'",
  ],
  'no YAML': ['rules: [\n', 'this is not YAML'],
}

for (const [what, [text, said]] of Object.entries(wrongSettings))
  test(`Settings with ${what} end with 2 and say where`, async ({ folder }) => {
    await writeFile(join(folder, 'bank.yaml'), faulty)
    await writeFile(join(folder, 'assay-lint.yaml'), text)
    const { code, stderr } = await assay(['lint', 'bank.yaml'], { folder })
    expect(code).toBe(2)
    expect(stderr).toContain(said)
  })
