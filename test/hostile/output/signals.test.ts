import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { customer, test } from '../../cli/cli-test.js'
import { readRun } from '../../cli/read-run.js'
import { type Running, startAssay } from '../../cli/start-assay.js'
import { signalWhenLoading, signalWhenOpening } from './signal-when.js'

test.skip(process.platform === 'win32', 'Windows has no signals that a program could answer.')

const few = ['run', '--interface', 'accounts', '--only', 'accounts.getAccount', '--out', 'out']
const unbegun = (word: string): string =>
  `assay: stopped (${word}) before anything was sent to the target; no reports were written\n`

/** Everything below a folder. */
const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((one) => !one.isDirectory())
        .map(({ name }) => name)
    : []

/** Resolves when the process has said something on standard error. */
const complains = ({ child }: Running, text: string): Promise<void> =>
  new Promise((resolve) => {
    let said = ''
    child.stderr?.on('data', (piece: string) => {
      said += piece
      if (said.includes(text)) resolve()
    })
  })

for (const [moment, module] of [
  ['the program is loaded', '/program/main.js'],
  ['the command is loaded', '/program/run-command.js'],
  ['the suites are loaded', '/program/accounts.js'],
  ['the embedded bank starts', '/program/serve-bank.js'],
] as const)
  test(`A signal while ${moment} ends a run before it begins`, async ({ folder }) => {
    for (const [signal, word] of [
      ['SIGINT', 'Ctrl-C'],
      ['SIGHUP', 'SIGHUP'],
    ] as const) {
      const env = signalWhenLoading(module, signal)
      const { code, stdout, stderr } = await startAssay(few, { folder, env }).ended
      expect({ code, stdout, stderr }).toEqual({ code: 3, stdout: '', stderr: unbegun(word) })
      expect(filesIn(join(folder, 'out'))).toEqual([])
    }
  })

for (const args of [
  ['lint'],
  ['list'],
  ['plan'],
  ['explain', 'accounts.balances.order'],
  ['prove'],
])
  test(`A signal ends “assay ${args[0]}” as it ends any process, also while it is loaded`, async ({
    folder,
  }) => {
    for (const module of ['/program/main.js', `/${args[0]}-command.js`]) {
      const running = startAssay(args, { folder, env: signalWhenLoading(module, 'SIGTERM') })
      const { code, stdout, stderr } = await running.ended
      expect({ code, stdout, stderr }).toEqual({ code: undefined, stdout: '', stderr: '' })
      expect(running.child.signalCode).toBe('SIGTERM')
    }
  })

test('“assay serve” closes its bank on any of the signals', async ({ folder }) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const serving = startAssay(['serve', '--port', '0'], { folder })
    await serving.says('Ctrl-C stops it.')
    serving.child.kill(signal)
    expect(await serving.ended).toMatchObject({ code: 0, stderr: '' })
  }
})

test('A signal while reports are written lets them be written', async ({ folder }) => {
  const env = signalWhenOpening(['.summary.md.'], 'SIGINT')
  const { code, stderr } = await startAssay(few, { folder, env }).ended
  expect(code, stderr).toBe(0)
  expect(stderr).toContain(
    'Stopping; the reports are being written. A second signal ends at once.\n',
  )
  expect(filesIn(join(folder, 'out')).toSorted()).toEqual(
    ['TEST-accounts.xml', 'exchanges.ndjson', 'index.html', 'run.json', 'summary.md'].toSorted(),
  )
})

test('A second signal while reports are written leaves those of the run before as they were', async ({
  folder,
}) => {
  const old = ['exchanges.ndjson', 'index.html', 'run.json']
  await mkdir(join(folder, 'out'))
  for (const name of old) await writeFile(join(folder, 'out', name), 'before')
  const read = () => Promise.all(old.map((name) => readFile(join(folder, 'out', name), 'utf8')))
  const before = [filesIn(join(folder, 'out')), await read()]
  const env = signalWhenOpening(['.run.json.', '.index.html.'], 'SIGTERM')
  const { code, stdout, stderr } = await startAssay(few, { folder, env }).ended
  expect(code).toBe(143)
  expect(stderr).toContain(
    'Ended at once.\nLeft over:\n- the reports of this run, which are not written to out\n',
  )
  expect(stdout).not.toContain('CONFORMANT')
  expect([filesIn(join(folder, 'out')), await read()]).toEqual(before)
})

const profile = (baseUrl: string, more = ''): string => `target: { baseUrl: '${baseUrl}' }
actors:
  customer: { apiKey: { env: ASSAY_API_KEY }, token: { env: ASSAY_TOKEN } }
${more}`

/** A program that says who it is, does not want to end, and never does what it was called for. */
const stubborn = (file: string): string =>
  JSON.stringify([
    process.execPath,
    '-e',
    `process.on('SIGTERM', () => {}); require('fs').writeFileSync('${file}', String(process.pid)); setInterval(() => {}, 1000)`,
  ])

/** The process that left its number in a file. */
const leftIn = async (file: string): Promise<number> => {
  await expect
    .poll(() => (existsSync(file) ? readFile(file, 'utf8') : ''), {
      intervals: [20],
      timeout: 60_000,
    })
    .toMatch(/^\d+$/)
  return Number(await readFile(file, 'utf8'))
}

/** Where no one asks how it ended, the system keeps a process that was killed as a zombie. */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    const stat = `/proc/${pid}/stat`
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

const outage = ['--only', 'accounts/balances-core-down', '--allow', 'disruptive', '--out', 'out']
const hooks = `hooks:
  outage: { begin: { command: ${stubborn('begun')} }, end: { command: ${stubborn('ended')} }, timeLimit: 120 }
`

test('Hooks that do not end are killed within the time of a stopped run, and named', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  await writeFile(join(folder, 'assay.yaml'), profile(baseUrl, hooks))
  const args = ['run', '--profile', 'assay.yaml', ...outage]
  const { child, ended } = startAssay(args, { folder, env: customer })
  const beginning = await leftIn(join(folder, 'begun'))
  const from = performance.now()
  child.kill('SIGINT')
  const { code, stdout, stderr } = await ended
  expect(code, stdout + stderr).toBe(3)
  expect(performance.now() - from).toBeLessThan(9000)
  const ending = await leftIn(join(folder, 'ended'))
  expect([beginning, ending].map(isAlive)).toEqual([false, false])
  const said = 'hooks.outage.end'
  expect(stderr).toContain(said)
  const { interrupted, notes } = await readRun(join(folder, 'out'))
  expect(interrupted).toContain('Ctrl-C')
  expect(notes.join('\n')).toContain(said)
})

test('A second signal ends at once, kills what hooks started and names what is left over', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  await writeFile(join(folder, 'assay.yaml'), profile(baseUrl, hooks))
  const args = ['run', '--profile', 'assay.yaml', ...outage]
  const running = startAssay(args, { folder, env: customer })
  const first = complains(running, 'A second signal ends at once.')
  const beginning = await leftIn(join(folder, 'begun'))
  running.child.kill('SIGINT')
  await first
  running.child.kill('SIGINT')
  const { code, stderr } = await running.ended
  expect(code).toBe(130)
  expect(stderr).toContain('Left over:\n- the state of hooks.outage, which was begun and not ended')
  await expect.poll(() => isAlive(beginning)).toBe(false)
  expect(filesIn(join(folder, 'out'))).toEqual([])
})

/** Stands before a target and hands everything on, until something was written; from then on it answers no one. */
async function silentOnceWritten(target: string): Promise<{
  readonly baseUrl: string
  readonly written: Promise<void>
  close(): void
}> {
  let tell = (): void => undefined
  const written = new Promise<void>((resolve) => {
    tell = resolve
  })
  let silent = false
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    if (silent) return
    const { host: _, connection: __, ...headers } = request.headers
    const method = request.method ?? 'GET'
    const answer = await fetch(new URL(request.url ?? '/', target), {
      method,
      headers: headers as Record<string, string>,
      body: pieces.length > 0 ? Buffer.concat(pieces) : undefined,
    })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, [...answer.headers].flat())
    response.end(body)
    if (method === 'GET' || !answer.ok) return
    silent = true
    tell()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${new URL(target).pathname}`,
    written,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

for (const again of [false, true])
  test(`What a story wrote to a target that fell silent is named${again ? ', also by the second signal' : ''}`, async ({
    folder,
    open,
  }) => {
    const silent = await silentOnceWritten((await open()).baseUrl)
    try {
      await writeFile(join(folder, 'assay.yaml'), profile(silent.baseUrl))
      const only = ['--only', 'transactions/memo*', '--out', 'out']
      const running = startAssay(['run', '--profile', 'assay.yaml', ...only], {
        folder,
        env: customer,
      })
      const first = complains(running, 'A second signal ends at once.')
      await silent.written
      const from = performance.now()
      running.child.kill('SIGTERM')
      await first
      if (again) running.child.kill('SIGTERM')
      const { code, stdout, stderr } = await running.ended
      expect(code, stdout + stderr).toBe(again ? 143 : 3)
      expect(performance.now() - from).toBeLessThan(9000)
      if (again) expect(stderr).toMatch(/- what transactions\/memo\S* changed \(\d+ not put back\)/)
      else
        expect((await readRun(join(folder, 'out'))).notes.join('\n')).toMatch(
          /Something that transactions\/memo\S* changed could not be put back: /,
        )
    } finally {
      silent.close()
    }
  })
