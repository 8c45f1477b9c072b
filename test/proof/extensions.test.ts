import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from '../cli/assay.js'
import { customer, test } from '../cli/cli-test.js'
import { startAssay } from '../cli/start-assay.js'

const example = join(packageRoot, 'examples/extension')
const profile = join(example, 'assay.yaml')
const env = { ASSAY_API_KEY: 'key', ASSAY_TOKEN: 'token' }

/** The server of the example, on a port of its own, until the test is over. */
async function serve(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(example, 'server.js'), ...args], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { baseUrl: String(line).trim(), [Symbol.dispose]: () => void child.kill() }
}

test('An extension is proved with its own defects and liberties and those that its definition shows', async ({
  folder,
}) => {
  test.setTimeout(120_000)
  using server = await serve()
  const args = ['prove', '--profile', profile, '--base-url', server.baseUrl, '--verbose']
  const { code, stdout, stderr } = await startAssay(args, { folder, env }).ended
  expect(code, stdout + stderr).toBe(0)
  expect(stdout).toContain('  rates  21 of 21 requirements have killed a defect\n')
  expect(stdout).toMatch(/✓ rates\.getRate\.worth-something +negative-rate\n/)
  expect(stdout).toMatch(/✓ rates\.trace-id +trace-id-lost\n/)
  expect(stdout).toMatch(
    / {2}PROVED {2}24 defects killed · 1 liberty spared · 21 requirements · 0 complaints · /,
  )
})

test('A target that breaks what an extension asks for is named before anything is planted', async ({
  folder,
}) => {
  using server = await serve('--broken')
  const prove = (env: Readonly<Record<string, string>>, ...more: readonly string[]) =>
    assay(['prove', '--profile', profile, '--base-url', server.baseUrl, ...more], { folder, env })
  const broken = await prove(env)
  expect(broken.code).toBe(1)
  expect(broken.stdout).toContain('✗ the honest target is blamed on rates.getRate.worth-something')
  expect(broken.stdout).toContain('Nothing was planted: the target itself has to pass first.\n')
  const { stderr, code } = await prove(env, '--defect', 'negative-rates')
  expect(stderr).toContain('called negative-rates; did you mean negative-rate?')
  expect(code).toBe(2)
})

test('What has no defect, survives or is blamed wrongly in an extension is told', async ({
  folder,
  open,
}) => {
  const bank = await open()
  const write = async (path: string, text: string) => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await write('assay.yaml', `target: { baseUrl: ${bank.baseUrl} }\nextensions: [./acme]\n`)
  await write('acme/assay.extension.yaml', 'name: acme\nspecs: specs\nrules: [rule.js]\nproof: .\n')
  const row = (name: string): string =>
    `  - { id: text.acme-${name}, clause: House rules, text: Answers have ${name}., operations: [getFormats] }\n`
  await write(
    'acme/specs/text/requirements.yaml',
    `interface: text\nrequirements:\n${['type', 'date', 'age'].map(row).join('')}`,
  )
  await write(
    'acme/rule.js',
    `const asked = { 'text.acme-type': 'content-type', 'text.acme-date': 'date', 'text.acme-age': 'date' }
export default {
  title: 'Answers have headers',
  decides: ({ id }) => id in asked,
  judge: ({ operation, response }) => operation.id !== 'getFormats' || response.status !== 200 ? [] :
    Object.entries(asked).map(([requirement, wanted]) => response.headers.some(([name]) => name.toLowerCase() === wanted)
      ? { requirement, verdict: 'pass' }
      : { requirement, verdict: 'fail', expected: wanted, actual: 'none' }),
}`,
  )
  const lose = (name: string, breaks: string, header: string): string =>
    `{ name: '${name}', sentence: 'It has none.', breaks: ['${breaks}'], response(response) { response.headers.delete('${header}') } },`
  await write(
    'acme/defects/headers.js',
    `export default [${lose('without-vary', 'text.acme-type', 'vary')}${lose('without-date', 'text.acme-date', 'date')}]`,
  )
  const args = ['prove', '--profile', 'assay.yaml']
  const { code, stdout, stderr } = await assay(args, { folder, env: customer })
  expect(code, stdout + stderr).toBe(1)
  expect(stdout).toContain('✗ defect without-vary survives text.acme-type\n')
  expect(stdout).toContain('✗ text.acme-age has no defect that makes it fail\n')
  expect(stdout).toContain('✗ defect without-date is blamed on text.acme-age')
  await write(
    'acme/defects/headers.js',
    `export default ${lose('without-date', 'text.acme-data', 'date').slice(0, -1)}`,
  )
  const wrong = await startAssay(args, { folder, env: customer }).ended
  expect(wrong.stderr).toContain(
    'extensions/acme/defects/headers.ts: without-date breaks text.acme-data, which is no requirement. Did you mean text.acme-date?',
  )
})

test('Defects and liberties of an extension are listed and explained with their places', async () => {
  const listed = await assay(['list', 'defects', '-i', 'rates', '--profile', profile])
  expect(listed.stdout).toContain('negative-rate ')
  expect(listed.stdout).toContain('wrong-status-rates-getRate-status ')
  const explained = await assay(['explain', 'rates.getRate.worth-something', '--profile', profile])
  expect(explained.stdout).toContain(
    'negative-rate  examples/extension/acme/proof/defects/negative-rate.js:3\n',
  )
  expect(explained.stdout).toContain(
    'rates/worth-something\n      examples/extension/acme/suites/rates/currency/worth-something.scenario.js:7\n',
  )
  expect(explained.stdout).toContain('examples/extension/acme/specs/rates/openapi.yaml:16\n')
  const liberty = await assay(['explain', 'more-members', '--profile', profile])
  expect(liberty.stdout).toContain('examples/extension/acme/proof/liberties/more-members.js:3')
})

test('An extension adds a story to a packaged interface', async ({ folder, open }) => {
  const bank = await open()
  const suites = join(folder, 'node_modules/acme/suites/text')
  await mkdir(join(suites, 'current'), { recursive: true })
  await mkdir(join(folder, 'node_modules/assay'), { recursive: true })
  await writeFile(
    join(folder, 'node_modules/assay/package.json'),
    JSON.stringify({
      name: 'assay',
      type: 'module',
      exports: { './scenario': './scenario.js' },
    }),
  )
  await writeFile(
    join(folder, 'node_modules/assay/scenario.js'),
    `export * from ${JSON.stringify(join(packageRoot, 'dist/program/scenario.js'))}`,
  )
  await writeFile(
    join(folder, 'node_modules/acme/assay.extension.yaml'),
    'name: acme\nsuites: suites\n',
  )
  await writeFile(join(folder, 'node_modules/acme/package.json'), '{ "type": "module" }')
  await writeFile(
    join(suites, 'current/acme-reads.scenario.js'),
    `import { scenariosFor } from 'assay/scenario'
export default scenariosFor('text', {})('Acme reads its formats', {
  verifies: { found: 'text.getFormats.answers' },
  async steps({ customer, verify }) {
    verify.found(await customer.send('getFormats')).status(200)
  },
})`,
  )
  await writeFile(
    join(folder, 'assay.yaml'),
    `target: { baseUrl: ${bank.baseUrl} }\nextensions: [acme]\n`,
  )
  const args = ['run', '-i', 'text', '--only', 'text/acme-reads']
  const { stdout, stderr } = await assay(args, { folder, env: customer })
  expect(stdout + stderr).toContain('CONFORMANT')
})
