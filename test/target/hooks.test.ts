import { getEventListeners, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createHooks, type Hooks } from '../../src/target/hooks.js'
import { loadProfile } from '../../src/target/load-profile.js'

const servers: Server[] = []
const folders: string[] = []

test.afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A target that notes what it is asked and answers with the number in the path, else 204. */
async function startTarget(): Promise<{ readonly baseUrl: string; readonly asked: string[] }> {
  const asked: string[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body: string[] = []
    for await (const piece of request.setEncoding('utf8')) body.push(String(piece))
    const {
      'api-key': key = '-',
      authorization = '-',
      'x-control': control = '-',
    } = request.headers
    asked.push(
      `${request.method} ${request.url} ${key} ${authorization} ${String(control)} ${body.join('')}`,
    )
    if (request.url === '/silent') return
    if (request.url?.startsWith('/busy/')) {
      // As often as the path says, it was one too many.
      const isBusy = asked.length <= Number(request.url.split('/')[2])
      const [, , , wait = '0', status = '429'] = request.url.split('/')
      response.setHeader('Retry-After', wait)
      return void response.writeHead(isBusy ? Number(status) : 204).end()
    }
    if (request.url === '/elsewhere') response.setHeader('Location', '/204')
    response.statusCode = request.url === '/elsewhere' ? 302 : Number(request.url?.slice(1)) || 204
    response.end('some answer')
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}/api`, asked }
}

function hooksOf(
  hooks: Readonly<Record<string, unknown>>,
  baseUrl = 'http://127.0.0.1:9',
  env: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Hooks {
  const folder = mkdtempSync(join(tmpdir(), 'assay-hooks-'))
  folders.push(folder)
  // JSON is YAML.
  const profile = JSON.stringify({ target: { baseUrl }, hooks })
  for (const [name, content] of Object.entries({ ...files, 'assay.yaml': profile })) {
    writeFileSync(join(folder, name), content, { mode: 0o755 })
  }
  const path = join(folder, 'assay.yaml')
  const loaded = loadProfile(path, { env: { PATH: process.env['PATH'], ...env } })
  return createHooks(loaded.profile, { baseUrl })
}

const node = (script: string): readonly string[] => [process.execPath, '-e', script]
/** The program's name is a path of this machine. */
const readable = (error: unknown): string =>
  String(error)
    .replace(process.execPath, 'node')
    .replace(/in \/.*assay-hooks-\w+/g, 'in FOLDER')

test('A hook calls the target at its origin, with its own headers and no credentials', async () => {
  const { baseUrl, asked } = await startTarget()
  const hooks = hooksOf(
    {
      outage: {
        begin: {
          request: {
            url: '/control/outage',
            headers: { 'X-Control': { env: 'C' } },
            body: { on: 1 },
          },
        },
        end: {
          request: { method: 'DELETE', url: `${new URL(baseUrl).origin}/200`, expect: [200] },
        },
      },
    },
    baseUrl,
    { C: 'open-sesame', ASSAY_API_KEY: 'key', ASSAY_TOKEN: 'token' },
  )
  expect(hooks.has('outage')).toBe(true)
  expect(hooks.has('clock')).toBe(false)
  await hooks.begin('outage')
  await hooks.end('outage')
  expect(asked).toEqual(['POST /control/outage - - open-sesame {"on":1}', 'DELETE /200 - - - '])
})

test('An answer that was not expected says what to do', async () => {
  const { baseUrl } = await startTarget()
  const { origin } = new URL(baseUrl)
  const hooks = hooksOf(
    {
      outage: { begin: { request: { url: '/500', expect: [200, 204] } } },
      clock: { begin: { request: { url: '/elsewhere' } } },
    },
    baseUrl,
  )
  await expect(hooks.begin('outage')).rejects.toThrow(
    `hooks.outage.begin (POST ${origin}/500) was answered with 500, but expects 200 or 204. Put the request right, or add the status to 'expect'.`,
  )
  await expect(hooks.begin('clock')).rejects.toThrow(
    'was answered with 302, but expects a status from 200 to 299',
  )
})

test('A hook that is answered with 429 is tried again', async () => {
  const { baseUrl, asked } = await startTarget()
  const { origin } = new URL(baseUrl)
  const hooks = hooksOf(
    {
      clock: { begin: { request: { url: '/busy/3' } } },
      outage: { begin: { request: { url: '/busy/99' } } },
      reset: { begin: { request: { url: '/busy/99/60' } }, timeLimit: 0.1 },
      rateLimit: { begin: { request: { url: '/busy/99', expect: [429] } } },
    },
    baseUrl,
  )
  await hooks.begin('clock')
  expect(asked).toHaveLength(4)
  await expect(hooks.begin('outage')).rejects.toThrow(
    `hooks.outage.begin (POST ${origin}/busy/99) was answered with 429, but expects`,
  )
  expect(asked).toHaveLength(10)
  await expect(hooks.begin('reset')).rejects.toThrow(
    'was answered with 429, and then took longer than 0.1 s and was broken off.',
  )
  await hooks.begin('rateLimit')
  expect(asked).toHaveLength(12)
})

test('A hook that no service answered is tried again, in the end as in the beginning', async () => {
  const { baseUrl, asked } = await startTarget()
  const begin = { request: { url: '/busy/2/0/503' } }
  const hooks = hooksOf({ outage: { begin, end: { request: { url: '/busy/5/0/502' } } } }, baseUrl)
  await hooks.begin('outage')
  expect(asked).toHaveLength(3)
  await hooks.end('outage')
  expect(asked).toHaveLength(6)
  expect(hooks.begun()).toEqual([])
})

test('A target that does not answer is left after the time limit', async () => {
  const { baseUrl } = await startTarget()
  const hooks = hooksOf(
    { clock: { begin: { request: { url: '/silent' } }, timeLimit: 0.1 } },
    baseUrl,
  )
  await expect(hooks.begin('clock')).rejects.toThrow(
    "took longer than 0.1 s and was broken off. Raise 'timeLimit', or look at what keeps it.",
  )
})

test('A target that is not there is said to be so', async () => {
  const { baseUrl } = await startTarget()
  const server = servers.pop()
  server?.close()
  const hooks = hooksOf({ clock: { begin: { request: { url: '/x' } } } }, baseUrl)
  await expect(hooks.begin('clock')).rejects.toThrow(
    /^hooks\.clock\.begin \(POST .*\/x\) was not answered: .*ECONNREFUSED/,
  )
})

test('A command gets its arguments as they are, the named variables and the base URL', async () => {
  const { baseUrl, asked } = await startTarget()
  const script = `fetch(new URL('/', process.env.ASSAY_BASE_URL), { method: 'POST', body:
    [process.argv[1], process.env.MODE, process.env.ASSAY_TOKEN].join() })`
  const hooks = hooksOf(
    { reset: { begin: { command: [...node(script), '$HOME; *'], env: ['MODE'] } } },
    baseUrl,
    { MODE: 'fast', ASSAY_TOKEN: 'secret' },
  )
  await hooks.begin('reset')
  expect(asked).toEqual(['POST / - - - $HOME; *,fast,'])
})

test('A command beside the profile is found from there', async () => {
  const { baseUrl, asked } = await startTarget()
  const script = `#!/usr/bin/env node
    fetch(process.env.ASSAY_BASE_URL, { method: 'PUT', body: require('fs').readFileSync('note.txt') })`
  const command = ['./begin.cjs']
  const files = { 'begin.cjs': script, 'note.txt': 'from the folder' }
  await hooksOf({ reset: { begin: { command } } }, baseUrl, {}, files).begin('reset')
  expect(asked).toEqual(['PUT /api - - - from the folder'])
})

test('A command that fails is quoted, without the values that were passed to it', async () => {
  const script = 'console.log("no", process.env.CONTROL); process.exitCode = 3'
  const hooks = hooksOf(
    { reset: { begin: { command: node(script), env: ['CONTROL'] } } },
    undefined,
    { CONTROL: 'open-sesame' },
  )
  const error: unknown = await hooks.begin('reset').catch((error: unknown) => error)
  expect(readable(error)).toBe(
    'HookError: hooks.reset.begin (node) ended with exit code 3, saying: no ‹CONTROL›. Try it by hand in FOLDER.',
  )
})

test('A command that floods us with output is quoted by its end only', async () => {
  const script = 'process.stdout.write("x".repeat(2e6) + "the end", () => process.exit(1))'
  const hooks = hooksOf({ reset: { begin: { command: node(script) } } })
  const error: unknown = await hooks.begin('reset').catch((error: unknown) => error)
  expect(readable(error)).toContain('the end. Try it by hand')
  expect(readable(error).length).toBeLessThan(1200)
})

test('A command that does not exist is said to be so', async () => {
  const hooks = hooksOf({ reset: { begin: { command: ['./no-such-command'] } } })
  await expect(hooks.begin('reset')).rejects.toThrow(
    /^hooks\.reset\.begin \(\.\/no-such-command\) could not be started .*ENOENT.* Is it there, and executable\?$/,
  )
})

test('A command that takes too long is killed at its time limit', async () => {
  const hooks = hooksOf({
    reset: { begin: { command: node('setInterval(() => {}, 1000)') }, timeLimit: 0.2 },
  })
  const error: unknown = await hooks.begin('reset').catch((error: unknown) => error)
  expect(readable(error)).toBe(
    "HookError: hooks.reset.begin (node) took longer than 0.2 s and was broken off. Raise 'timeLimit', or look at what keeps it.",
  )
})

test('Stopping the run kills a command with its whole group, then ends the hook', async () => {
  const { baseUrl, asked } = await startTarget()
  const listener = createSocketServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  // The command starts another one, which holds a connection for as long as it lives.
  const grandchild = `require('net').connect(${port}, '127.0.0.1')`
  const script = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]); setInterval(() => {}, 1000)`
  const hooks = hooksOf(
    { outage: { begin: { command: node(script) }, end: { request: { url: '/lifted' } } } },
    baseUrl,
  )
  const beginning = hooks.begin('outage').catch((error: unknown) => error)
  const [socket]: [Socket] = (await once(listener, 'connection')) as [Socket]
  const gone = once(socket.on('error', () => {}).resume(), 'close')
  expect(await hooks.endAll()).toEqual([])
  await gone
  listener.close()
  expect(readable(await beginning)).toBe(
    'HookError: hooks.outage.begin (node) was broken off: the run is stopping.',
  )
  expect(asked).toEqual(['POST /lifted - - - '])
  await expect(hooks.begin('outage')).rejects.toThrow('was not begun: the run is stopping')
})

test('At the end everything that was begun is ended once, the latest first', async () => {
  const { baseUrl, asked } = await startTarget()
  const call = (url: string) => ({ request: { url } })
  const hooks = hooksOf(
    {
      outage: { begin: call('/a'), end: call('/a-end') },
      clock: { begin: call('/503'), end: call('/b-end') },
      rateLimit: { begin: call('/c'), end: call('/418') },
      sessionExpiry: { begin: call('/d'), end: call('/d-end') },
      reset: { begin: call('/e') },
    },
    baseUrl,
  )
  await hooks.begin('outage')
  await hooks.begin('clock').catch(() => {})
  await hooks.begin('rateLimit')
  await hooks.begin('sessionExpiry')
  await hooks.begin('reset')
  await hooks.begin('reset')
  await hooks.end('sessionExpiry')
  await hooks.end('pushEndpoint')
  await expect(hooks.begin('outage')).rejects.toThrow(
    'hooks.outage.begin was begun already and not ended',
  )
  asked.length = 0
  const [left, ...more] = await hooks.endAll()
  expect(asked.map((line) => line.split(' ')[1])).toEqual(['/418', '/b-end', '/a-end'])
  expect(left?.message).toContain('hooks.rateLimit.end')
  expect(more).toEqual([])
})

test('What ended lets go of the end of the run', async () => {
  const { signal } = new AbortController()
  const hooks = createHooks({ hooks: {} }, { baseUrl: 'http://127.0.0.1:9', ended: signal })
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  expect(await hooks.endAll()).toEqual([])
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

test('A hook that the profile lacks is named', async () => {
  await expect(hooksOf({}).begin('clock')).rejects.toThrow(
    'hooks.clock.begin is not in the profile. Add it there.',
  )
})

test('A hook is told what the scenario wants, in its address, in its body and as a variable', async () => {
  const { baseUrl, asked } = await startTarget()
  const told = `require('node:fs').writeFileSync('told', process.env.ASSAY_PUSH_ENDPOINT)`
  const hooks = hooksOf(
    {
      clock: {
        begin: {
          request: {
            url: '/204?to={pushEndpoint}',
            body: { advance: '{seconds}', text: 'by {seconds} s', else: '{other}' },
          },
        },
        end: { request: { url: '/204', body: 'back by {seconds}' } },
      },
      pushEndpoint: { begin: { command: node(told) } },
    },
    baseUrl,
  )
  const values = { seconds: 60, pushEndpoint: 'https://a.example/?b=c&d' }
  await hooks.begin('clock', values)
  await hooks.end('clock')
  expect(asked).toEqual([
    'POST /204?to=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d - - - {"advance":60,"text":"by 60 s","else":"{other}"}',
    'POST /204 - - - back by 60',
  ])
  await hooks.begin('pushEndpoint', values)
  expect(readFileSync(join(folders.at(-1) ?? '', 'told'), 'utf8')).toBe(values.pushEndpoint)
})
