import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { assay } from '../cli/assay.js'
import { customer, test } from '../cli/cli-test.js'
import { readRun } from '../cli/read-run.js'

const profile = join(packageRoot, 'examples/extension/assay.yaml')
const env = { ASSAY_API_KEY: 'key', ASSAY_TOKEN: 'token' }

/** The server of the example, on a port of its own, until the test is over. */
async function serve(...args: readonly string[]) {
  const program = join(packageRoot, 'examples/extension/server.js')
  const child = spawn(process.execPath, [program, ...args], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { baseUrl: String(line).trim(), [Symbol.dispose]: () => void child.kill() }
}

test('An extension is run and reported like what is packaged', async ({ folder }) => {
  using server = await serve()
  const args = ['run', '--profile', profile, '--base-url', server.baseUrl]
  const { code, stdout, stderr } = await assay(args, { folder, env })
  expect(code, stdout + stderr).toBe(0)
  expect(stdout).toContain('  lint           1 definition   0 errors   0 warnings\n')
  const out = join(folder, 'reports')
  const run = await readRun(out)
  expect(run.totals).toMatchObject({ planned: run.totals.pass, fail: 0 })
  const csv = await readFile(join(out, 'verdicts.csv'), 'utf8')
  for (const id of ['rates.getRate.worth-something', 'rates.trace-id', 'rates.getRate.status'])
    expect(csv).toContain(`${id},must,pass\n`)
  for (const report of ['index.html', 'junit/TEST-rates.xml'])
    expect(await readFile(join(out, report), 'utf8')).toContain('A currency is worth something')
})

test('An extension that Node takes for CommonJS is told what makes it ES modules', async ({
  folder,
}) => {
  await cp(join(packageRoot, 'examples/extension/acme'), join(folder, 'acme'), { recursive: true })
  await writeFile(join(folder, 'acme/package.json'), '{ "type": "commonjs" }')
  await writeFile(join(folder, 'assay.yaml'), 'extensions: [./acme]\n')
  const { code, stderr } = await assay(
    ['run', '--base-url', 'http://127.0.0.1:1', '--profile', 'assay.yaml'],
    { folder, env },
  )
  expect(stderr).toMatch(
    /acme\/[\w/.-]+\.js: It cannot be imported: .+\. An extension is made of ES modules: write "type": "module"/,
  )
  expect(code).toBe(3)
})

test('What a server breaks is found by the story and by the rule of an extension', async ({
  folder,
}) => {
  using server = await serve('--broken')
  const args = ['run', '--profile', profile, '--base-url', server.baseUrl]
  const { code, stdout } = await assay(args, { folder, env })
  expect(code).toBe(1)
  const failed = (await readRun(join(folder, 'reports'))).requirements.filter(
    ({ verdict }) => verdict === 'fail',
  )
  expect(failed.map(({ id, judges }) => [id, judges])).toEqual([
    ['rates.getRate.worth-something', ['rates/worth-something']],
    ['rates.trace-id', ['rules/acme/trace-id']],
  ])
  expect(stdout).toContain('expected more than nothing')
})

test('Rows that an extension adds to a packaged interface are judged with it, and performed again', async ({
  folder,
  open,
}) => {
  const bank = await open()
  await mkdir(join(folder, 'acme/specs/text'), { recursive: true })
  const write = (path: string, text: string) => writeFile(join(folder, path), text)
  await write('assay.yaml', `target: { baseUrl: ${bank.baseUrl} }\nextensions: [./acme]\n`)
  await write('acme/assay.extension.yaml', 'name: acme\nspecs: specs\nrules: [trace-id.js]\n')
  await write(
    'acme/specs/text/requirements.yaml',
    `interface: text
requirements:
  - id: text.acme-trace-id
    clause: House rules
    text: Every answer carries a Trace-Id.
    operations: [getFormats]
`,
  )
  const rule = await readFile(
    join(packageRoot, 'examples/extension/acme/rules/trace-id.js'),
    'utf8',
  )
  await write(
    'acme/trace-id.js',
    rule.replaceAll('rates.trace-id', 'text.acme-trace-id').replaceAll('rates', 'text'),
  )
  const only = ['-i', 'text', '--only', 'text.acme-trace-id', 'laws/service:text.getFormats']
  const { code, stdout } = await assay(['run', ...only], { folder, env: customer })
  expect(code, stdout).toBe(1)
  expect(stdout).toContain('FAIL  text.acme-trace-id')
  expect(stdout).toContain('expected the header Trace-Id')
  const again = await assay(['replay', 'text.acme-trace-id'], { folder, env: customer })
  expect(again.stdout).toMatch(/now +FAIL {2}text\.acme-trace-id {2}answered no such header\n/)
  const explained = await assay(['explain', 'text.acme-trace-id', '--profile', 'assay.yaml'], {
    folder,
  })
  expect(explained.stdout).toContain('rules/acme/trace-id')
})

test('An extension is listed and explained', async () => {
  const listed = await assay(['list', 'scenarios', '-i', 'rates', '--profile', profile])
  expect(listed.stdout).toContain('rates/worth-something')
  const explained = await assay(['explain', 'rates.trace-id', '--profile', profile])
  expect(explained.stdout).toContain('Every answer carries a Trace-Id.')
  expect(explained.stdout).toContain('rules/acme/trace-id')
})

test('A mistake in an extension is told before anything is sent', async ({ folder }) => {
  await cp(join(packageRoot, 'examples/extension'), folder, { recursive: true })
  const at = (path: string): string => join(folder, 'acme', path)
  const told = async (manifest: string): Promise<string> => {
    await writeFile(at('assay.extension.yaml'), manifest)
    const args = ['run', '--profile', 'assay.yaml']
    const { code, stdout, stderr } = await assay(args, { folder, env })
    expect(code, stdout + stderr).not.toBe(0)
    expect(stdout).toBe('')
    return stderr
  }
  const specs = 'name: acme\nspecs: specs\n'
  await writeFile(at('rules/empty.js'), 'export default {}')
  await writeFile(at('reporters/up.js'), `export default { file: '../up.csv', report: () => '' }`)

  // Nothing in this folder leads to the package “assay”.
  expect(await told(`${specs}suites: suites\n`)).toContain(
    'Install assay where the extension is: npm install --save-dev assay',
  )
  expect(await told(`${specs}rules: rules/empty.js\n`)).toContain('Its default export is no rule.')
  expect(await told(`${specs}reporters: [reporters/up.js]\n`)).toContain(
    'It cannot write ../up.csv.',
  )
  expect(await told('name: acme\nrules: rules/none.js\n')).toContain(
    'rules names rules/none.js, which is not there',
  )
  expect(await told('name: acme\nsuite: suites\n')).toContain("unknown key 'suite'")
  await writeFile(join(folder, 'assay.yaml'), 'extensions: [no-such-package]\n')
  expect(await told('name: acme\n')).toContain(
    ':1:14  the extension no-such-package/assay.extension.yaml cannot be read: there is no such file',
  )

  const installed = join(folder, 'node_modules/acme-assay')
  await mkdir(installed, { recursive: true })
  await writeFile(join(installed, 'assay.extension.yaml'), 'name: acme\nrule: x\n')
  await writeFile(join(folder, 'assay.yaml'), 'extensions: [acme-assay]\n')
  expect(await told('name: acme\n')).toContain(
    "acme-assay/assay.extension.yaml  unknown key 'rule'",
  )
})
