import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { packageRoot } from '../../src/package-root.js'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'

const only = ['--interface', 'text', '--only', 'text.getFormat', '--seed', '1']

test('reports that are asked for are written beside the usual ones', async ({ folder, open }) => {
  const { baseUrl } = await open({ defects: ['accepted-names-getFormat-formatId-bad-character'] })
  await mkdir(join(folder, 'checks'))
  await writeFile(join(folder, 'summary'), '# Earlier steps\n')
  const places = [
    'sarif=checks/a.sarif',
    'ctrf=new/ctrf.json',
    'junit=all.xml',
    'terminal=terminal.txt',
  ]
  const wanted = ['github', 'csv', 'badge', ...places]
  const run = await assay(
    ['run', '--base-url', baseUrl, ...only, ...wanted.flatMap((one) => ['-r', one])],
    { folder, env: { ...customer, GITHUB_STEP_SUMMARY: join(folder, 'summary') } },
  )
  for (const name of ['reports/requirements.csv', 'reports/badge.json', 'checks/a.sarif'])
    expect(existsSync(join(folder, name)), name).toBe(true)
  for (const name of ['new/ctrf.json', 'all.xml', 'terminal.txt', 'reports/index.html'])
    expect(existsSync(join(folder, name)), name).toBe(true)
  const summary = await readFile(join(folder, 'summary'), 'utf8')
  expect(summary).toMatch(/^# Earlier steps\n# Assay: /)
  expect(run.code).toBe(1)
  expect(run.stdout).toMatch(/^::error title=text\.getFormat\S*::/m)
  expect(await readFile(join(folder, 'terminal.txt'), 'utf8')).toContain('NOT CONFORMANT')
})

test('events come as they happen, each as its schema describes it', async ({ folder }) => {
  const { stdout, code } = await assay(['run', ...only, '--reporter', 'ndjson=-'], { folder })
  expect(code).toBe(0)
  const ajv = new Ajv2020({ strict: true, strictRequired: false })
  addFormats.default(ajv)
  const schema = readFileSync(join(packageRoot, 'schemas/event.schema.json'), 'utf8')
  const fits = ajv.compile(JSON.parse(schema) as object)
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string })
  for (const event of events) expect(fits(event), ajv.errorsText(fits.errors)).toBe(true)
  const kinds = events.map(({ event }) => event)
  expect(kinds[0]).toBe('run-begun')
  expect(kinds.at(-1)).toBe('run-ended')
  expect(kinds.indexOf('exchange')).toBeLessThan(kinds.indexOf('scenario-ended'))
  expect(kinds).toContain('requirement')
})

test('a profile names reporters, and the command line others', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const profile = `target: { baseUrl: ${baseUrl} }\nreporters: [badge, csv=table.csv]\n`
  await writeFile(join(folder, 'assay.yaml'), profile)
  await assay(['run', ...only], { folder, env: customer })
  expect(existsSync(join(folder, 'table.csv'))).toBe(true)
  await assay(['run', ...only, '--out', 'again', '-r', 'ctrf'], { folder, env: customer })
  expect(existsSync(join(folder, 'again/ctrf.json'))).toBe(true)
  expect(existsSync(join(folder, 'again/badge.json'))).toBe(false)
})

test('what cannot be written is said before anything is sent', async ({ folder, open }) => {
  const { baseUrl } = await open()
  const wrong = async (...args: readonly string[]): Promise<string> => {
    const { code, stderr } = await assay(['run', '-u', baseUrl, ...args], { folder, env: customer })
    expect(code).toBe(2)
    return stderr
  }
  expect(await wrong('-r', 'sariff')).toContain('There is no reporter sariff; did you mean sarif?')
  expect(await wrong('-r', 'xyz')).toContain('There is no reporter xyz. It is one of')
  expect(await wrong('-r', 'csv=')).toContain('After csv= the name of a file is missing.')
  expect(await wrong('-r', 'csv=-', '-r', 'badge=-')).toContain('cannot both have standard output')
  await writeFile(
    join(folder, 'bad.yaml'),
    `target: { baseUrl: ${baseUrl} }\nreporters: [sariff]\n`,
  )
  const { stderr, code } = await assay(['run', '-p', 'bad.yaml'], { folder, env: customer })
  expect(code).toBe(2)
  expect(stderr).toContain('bad.yaml:2')
  expect(stderr).toContain('reporters')
})
