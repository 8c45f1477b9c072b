import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { packageRoot } from '../../src/package-root.js'
import { plant } from '../../proof/plant.js'
import { listDefects } from '../../proof/list-defects.js'
import { type ServedBank, serveBank } from '../../src/reference/serve-bank.js'
import { customer } from '../cli/cli-test.js'
import { codeBlocks } from '../docs/code-blocks.js'
import { document } from '../docs/documents.js'
import { unpackPackage } from './unpack-package.js'

const execute = promisify(execFile)
// They look at the same package and the same bank.
test.describe.configure({ mode: 'default', timeout: 300_000 })

let folder: string
let bank: ServedBank

/** The packed package, unpacked where a project has it; what it depends on comes from this project. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-library-'))
  await unpackPackage(folder)
  await symlink(
    join(packageRoot, 'node_modules/@playwright'),
    join(folder, 'node_modules/@playwright'),
  )
  const defects = (await listDefects()).filter(({ name }) => name === 'balances-in-order-of-books')
  bank = await serveBank(plant(defects))
})

test.afterAll(async () => {
  await bank.close()
  await rm(folder, { recursive: true, force: true })
})

/** A block of the document, against the bank that is there. */
function snippet(mark: string): string {
  const block = codeBlocks(document('docs/library.md')).find((one) => one.mark === mark)
  if (block === undefined) throw new Error(`docs/library.md has no block ${mark}`)
  return block.text.replaceAll('http://127.0.0.1:4010/api', bank.baseUrl)
}

const env = { PATH: process.env['PATH'] ?? '', ...customer }

/** Runs a program of a user; how it ends is part of what is seen. */
const start = (...args: readonly string[]) =>
  execute(process.execPath, [...args], { cwd: folder, env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )

const failed =
  'accounts.balances.order: Balances come in the order in which the accounts were requested. (document 1'

test('The snippet for plain Node runs, and tells what failed', async () => {
  await writeFile(join(folder, 'certify.mjs'), snippet('run=node'))
  const { code, stdout, stderr } = await start('certify.mjs')
  expect(stdout, stderr).toContain(failed)
  expect(stderr).toMatch(/^\d+ of \d+$/m)
  expect(code).toBe(0)
})

test('The snippet for Playwright runs, and fails for what the server breaks', async () => {
  await writeFile(join(folder, 'contract.spec.ts'), snippet('run=playwright'))
  const runner = join(packageRoot, 'node_modules/@playwright/test/cli.js')
  const { code, stdout } = await start(runner, 'test', '--reporter=line', 'contract.spec.ts')
  expect(stdout).toContain('"accounts.balances.order"')
  expect(code).toBe(1)
})

test('A program lints objects, judges what it recorded, stops a run and is told its mistakes', async () => {
  const use = `import { judge, lint, loadContract, run } from 'assay'
const target = { baseUrl: '${bank.baseUrl}' }
const told = async (work) => work.then(() => 'nothing', (error) => \`\${error.name}: \${error.message}\`)
const interfaces = ['text']
const seen = []
const whole = await run({ profile: { target }, interfaces, only: ['text.getFormats'], onEvent: (event) => void seen.push(event) })
const exchanges = seen.flatMap((event) => (event.kind === 'exchange' ? [event.exchange] : []))
const headersOf = (headers) => headers.map(([name, value]) => ({ name, value }))
const entries = exchanges.map(({ request, outcome }) => ({
  request: { method: request.method, url: request.url, headers: headersOf(request.headers) },
  response: { status: outcome.status + 18, headers: headersOf(outcome.headers), content: { text: outcome.body?.text } },
}))
const judged = await judge(exchanges, { profile: { target }, interfaces })
const har = await judge({ log: { entries } }, { profile: { target }, interfaces })
const stop = new AbortController()
const stopped = await run({ profile: { target }, interfaces, signal: stop.signal, onEvent: () => stop.abort(new Error('Enough.')) })
const failed = ({ requirements }) => requirements.filter((one) => one.verdict === 'fail').map((one) => one.id)
console.log(JSON.stringify({
  contract: loadContract({ interfaces }).interfaces.map(({ name }) => name),
  whole: [whole.verdict, failed(whole)],
  kinds: [...new Set(seen.map(({ kind }) => kind))].sort(),
  judged: [judged.verdict, failed(judged), judged.exchanged.count === exchanges.length],
  har: [har.verdict, failed(har).includes('text.getFormats.status')],
  secrets: JSON.stringify([exchanges, har]).includes(process.env.ASSAY_TOKEN),
  stopped: [stopped.verdict, stopped.interrupted],
  mistakes: [
    await told(run({ profile: { target, limits: { pages: 'many' } } })),
    await told(run({ profile: { target, actors: { customer: { token: undefined } } } })),
    await told(run({ profile: { target }, only: ['text.getFormat.statu'] })),
    await told(judge({ log: { entries: [{ request: { method: 'GET', url: '/x' } }] } }, { profile: { target } })),
  ],
  lint: (await lint({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/a': { $ref: '#/nowhere' } } })).some(({ severity }) => severity === 'error'),
}))`
  await writeFile(join(folder, 'use.mjs'), use)
  const { stdout, stderr } = await start('use.mjs')
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({
    contract: ['text'],
    whole: ['conformant', []],
    kinds: ['exchange', 'progress', 'scenario-begun'],
    judged: ['not decided', [], true],
    har: ['not conformant', true],
    secrets: false,
    stopped: ['not decided', 'Enough.'],
    mistakes: [
      'ProfileError: limits.pages  limits.pages is a text, but must be a whole number\n  For example: pages: 40',
      'ProfileError: actors.customer.token  it is undefined\n  Give it a value, or leave the member out.',
      expect.stringMatching(/^RunError: --only text.getFormat.statu matches no requirement/),
      'RunError: the HAR: log.entries[0].request.url is no absolute URL, as a HAR has it',
    ],
    lint: true,
  })
})

test('The types of the library are whole, and refuse what is wrong', async () => {
  const use = `import { judge, lint, loadContract, run, type Contract, type LintFinding, type Run, type RunEvent } from 'assay'
export const contract: Contract = loadContract()
export const findings: Promise<readonly LintFinding[]> = lint(['openapi.yaml', { openapi: '3.1.0' }])
export const judged: Promise<Run> = judge('traffic.har', { profile: { target: { baseUrl: 'http://a/' } } })
export const hear = (event: RunEvent): string | number => (event.kind === 'exchange' ? event.exchange.request.url : event.kind === 'progress' ? event.done : event.title)
export const verdict = async (): Promise<Run['verdict']> =>
  (await run({ profile: { target: { baseUrl: 'http://a/' }, safety: { allow: 'observe' } }, onEvent: hear, signal: AbortSignal.timeout(1) })).verdict
// @ts-expect-error there is no such level
export const wrong = run({ profile: { safety: { allow: 'everything' } } })
// @ts-expect-error there is no such option
export const unknown = run({ profiles: 'assay.yaml' })`
  const extend = `import type { Defect, Liberty, Reporter, Rule } from 'assay'
import { scenariosFor } from 'assay/scenario'
export const scenario = scenariosFor('rates', {})
export default scenario('A currency is worth something', {
  verifies: { worth: 'rates.getRate.worth-something' },
  async steps({ customer, given, verify }) {
    const rate = await customer.send('getRate', { path: { currency: 'EUR' } })
    given(rate).status(200)
    verify.worth(rate).tells('/dollars', 'more than nothing', (dollars) => Number(dollars) > 0)
    // @ts-expect-error the story verifies no such requirement
    verify.price(rate)
  },
})
export const rule: Rule = {
  title: 'Every answer carries a Trace-Id',
  decides: ({ id }) => id === 'rates.trace-id',
  judge: ({ response }) => [{ requirement: 'rates.trace-id', verdict: 'pass' as const }].slice(response.headers.length),
}
export const defect: Defect = {
  name: 'negative-rate',
  sentence: 'A currency is worth less than nothing.',
  breaks: ['rates.getRate.worth-something'],
  response: (response, request, { operation }) => (operation === request.method ? new Response(null, response) : undefined),
}
// @ts-expect-error a liberty says why it conforms
export const liberty: Liberty = { name: 'more', sentence: 'There is more.', request: () => undefined }
// @ts-expect-error a reporter names its file
export const reporter: Reporter = { report: ({ verdict }) => verdict }`
  await writeFile(join(folder, 'use.mts'), use)
  await writeFile(join(folder, 'extend.mts'), extend)
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--types', 'node']
  const types = ['--typeRoots', join(packageRoot, 'node_modules/@types'), '--skipLibCheck', 'false']
  // Without it, the types of whatever the library depends on would be found as well.
  await rm(join(folder, 'node_modules/assay/node_modules'))
  const compiler = join(packageRoot, 'node_modules/typescript/bin/tsc')
  const { code, stdout } = await start(compiler, ...options, ...types, 'use.mts', 'extend.mts')
  expect(stdout).toBe('')
  expect(code).toBe(0)
})
