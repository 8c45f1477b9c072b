import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Exchange, RecordedRequest } from '../../src/exchange/exchange.js'
import { commandFor } from '../../src/report/command-for.js'
import { curlLine } from '../../src/report/curl.js'
import type { Finding } from '../../src/run/finding.js'
import { hostile } from './sample/hostile.js'
import { sampleExchanges } from './sample/sample-exchanges.js'

const secrets = [
  { token: '‹key·91aa›', variable: 'ASSAY_API_KEY' },
  { token: '‹token·3f2a›', variable: 'ASSAY_TOKEN' },
]
const values = { ASSAY_API_KEY: `k$(id)'"\`!`, ASSAY_TOKEN: 't "o" $k\\' }
const url = 'https://sandbox.example.bank/api/banking/accounts?limit=1'

const exchange = (request: Partial<RecordedRequest>): Exchange => ({
  number: 1,
  actor: 'customer',
  timings: { startedAt: '2026-03-02T09:15:00.000Z', head: 1, total: 1 },
  request: { method: 'GET', url, headers: [], ...request },
  outcome: { kind: 'failure', failure: 'reset', message: '' },
})

/** Lets bash read the line and shows what curl would be given, and that nothing else happened. */
function run(line: string): { readonly given: readonly string[]; readonly stdin: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'assay-curl-'))
  const script = `curl() { printf '%s\\0' "$@"; printf 'END\\0'; case "$*" in *@-*) cat;; esac; }\n${line}`
  const printed = execFileSync('bash', ['--norc', '-c', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...values },
  }).toString()
  expect(readdirSync(folder), 'the line must do nothing but call curl').toEqual([])
  rmSync(folder, { recursive: true })
  const [given = '', stdin = ''] = printed.split('END\0')
  return { given: given.split('\0').slice(0, -1), stdin }
}

const given = (request: Partial<RecordedRequest>) => run(curlLine(exchange(request), secrets)).given

test('a short request has few lines, with secrets as variables', () => {
  const headers = [
    ['API-Key', '‹key·91aa›'],
    ['Authorization', 'Bearer ‹token·3f2a›'],
  ] as const
  const line = curlLine(exchange({ headers }), secrets)
  expect(line).toBe(
    'curl -H "API-Key: $ASSAY_API_KEY" \\\n' +
      '  -H "Authorization: Bearer $ASSAY_TOKEN" \\\n' +
      "  'https://sandbox.example.bank/api/banking/accounts?limit=1'",
  )
  expect(run(line).given).toEqual([
    '-H',
    `API-Key: ${values.ASSAY_API_KEY}`,
    '-H',
    `Authorization: Bearer ${values.ASSAY_TOKEN}`,
    url,
  ])
})

const nasty: readonly string[] = [
  `https://h/$(touch pwned)`,
  'https://h/`touch pwned`',
  `https://h/';touch pwned;'`,
  `https://h/'\\'';touch pwned #`,
  'https://h/";touch pwned;"',
  'https://h/\n touch pwned\n',
  `https://h/\u001b[2J'; touch pwned; '`,
  'https://h/\\',
  `https://h/\\'; touch pwned; #`,
  'https://h/\u0007\\\u0007\\\\x41abc',
  'https://h/a\u001bf!!!1\u00851\u202ef',
  'https://h/‹token·3f2a›$(touch pwned)‹key·91aa›',
  `https://h/'‹token·3f2a›'\u001b`,
  'https://h/‹token·3f2a›abc_def:h[1]',
  'https://h/‹token·‹token·3f2a›3f2a›',
  'https://h/&& touch pwned || <x >pwned *?~{a,b}',
  "it's -o pwned",
  '-o/pwned',
  '-K.curlrc',
]

for (const [index, hostileUrl] of nasty.entries()) {
  test(`a hostile URL arrives letter for letter (${index})`, () => {
    const expected = hostileUrl
      .replaceAll('‹token·3f2a›', () => values.ASSAY_TOKEN)
      .replaceAll('‹key·91aa›', () => values.ASSAY_API_KEY)
    const words = given({ url: hostileUrl })
    expect(words.at(-1)).toBe(expected)
    expect(words.slice(0, -1).filter((word) => word !== '--globoff')).toEqual(
      hostileUrl.startsWith('-') ? ['--url'] : [],
    )
  })
  test(`a hostile body arrives letter for letter (${index})`, () => {
    const body = { text: hostileUrl.replaceAll(/[‹›]/g, ''), bytes: 1 }
    expect(given({ method: 'POST', body })).toEqual([
      '-H',
      'Content-Type:',
      '--data-raw',
      body.text,
      url,
    ])
  })
}

test('everything hostile at once arrives, and the line shows nothing invisible', () => {
  const text = hostile.replaceAll('\u0000', '')
  const line = curlLine(exchange({ url: `https://h/${text}` }), secrets)
  expect(line.replaceAll(' \\\n  ', ' ')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
  // An argument is bytes: half a surrogate pair has none and arrives as U+FFFD.
  expect(run(line).given.at(-1)).toBe(`https://h/${Buffer.from(text).toString()}`)
})

test('a body that begins with @ names no file', () => {
  const body = { text: '@/etc/passwd', bytes: 12 }
  expect(given({ method: 'PUT', body })).toEqual([
    '-X',
    'PUT',
    '-H',
    'Content-Type:',
    '--data-raw',
    '@/etc/passwd',
    url,
  ])
  expect(curlLine(exchange({ body }), secrets)).not.toContain('--data-binary')
})

test('bytes that are no text, and U+0000, come through a pipe', () => {
  const binary = exchange({ method: 'POST', body: { base64: 'AGE7', bytes: 3 } })
  expect(run(curlLine(binary, secrets)).stdin).toBe('\u0000a;')
  const zero = exchange({ method: 'POST', body: { text: `a\u0000'$(touch pwned)`, bytes: 3 } })
  expect(run(curlLine(zero, secrets)).stdin).toBe(`a\u0000'$(touch pwned)`)
})

test('brackets, dot segments and empty or impossible fields are told to curl as they were sent', () => {
  expect(given({ url: 'https://h/a/../b?x[1]={2}' })).toEqual([
    '--globoff',
    '--path-as-is',
    'https://h/a/../b?x[1]={2}',
  ])
  const headers = [
    ['X-Empty', ''],
    ['@/etc/passwd', 'x'],
    ['Content-Length', '3'],
  ] as const
  expect(given({ headers })).toEqual(['-H', 'X-Empty;', url])
})

test('the methods are the ones that were sent', () => {
  expect(given({ method: 'HEAD' })).toEqual(['--head', url])
  expect(given({ method: 'DELETE' })).toEqual(['-X', 'DELETE', url])
  expect(given({ method: 'POST' })).toEqual(['-X', 'POST', url])
})

test('what is wider than a terminal is broken where that has no meaning', () => {
  const long = `${url}&${'allows=view,transferFrom&'.repeat(4)}start=%5bx%5d'`
  const lines = curlLine(exchange({ url: long }), secrets).split('\n')
  expect(Math.max(...lines.map((line) => line.length + 8))).toBeLessThanOrEqual(80)
  const [place, query] = long.split('?')
  expect(given({ url: long }).filter((word) => !['-G', '--data-raw'].includes(word))).toEqual([
    place,
    ...(query?.split('&') ?? []),
  ])
  // curl would write %5B small, and read no brackets in an address that stands alone.
  for (const whole of [`${long}%5B`, `${long}#x`, `${url}/../${long}`])
    expect(given({ url: whole }).at(-1)).toBe(whole)

  const value = {
    name: "it's",
    list: Array.from({ length: 9 }, () => ({ a: 'b, {c', $id: '‹key·91aa›' })),
  }
  const text = JSON.stringify(value)
  const put = { method: 'PUT', body: { text, bytes: 1 } }
  const told = curlLine(exchange(put), secrets)
  expect(Math.max(...told.split('\n').map((line) => line.length + 8))).toBeLessThanOrEqual(80)
  const [sent = ''] = given(put).filter((word) => word.startsWith('{'))
  const key = JSON.stringify(values.ASSAY_API_KEY).slice(1, -1)
  expect(sent.replaceAll(/\n */g, '')).toBe(
    text.replaceAll('‹key·91aa›', () => values.ASSAY_API_KEY),
  )
  expect(JSON.parse(sent.replaceAll(values.ASSAY_API_KEY, () => key))).toHaveProperty(
    'list.8.a',
    'b, {c',
  )
  // What is not JSON stays as it was sent, and so does what a person could not see.
  for (const broken of [`${text},`, JSON.stringify({ a: '\u0085'.repeat(80), b: 1 })])
    expect(given({ method: 'PUT', body: { text: broken, bytes: 1 } })).toContain(
      broken.replaceAll('‹key·91aa›', () => values.ASSAY_API_KEY),
    )
})

test('a request that is too long is named, not printed', () => {
  expect(curlLine(exchange({ url: `https://h/${'a'.repeat(20_000)}` }), secrets)).toBe(
    '# too long to type: exchange 1 in exchanges.ndjson',
  )
})

test('every exchange of the sample run makes a line that only calls curl', () => {
  for (const each of sampleExchanges) {
    const { given: words } = run(curlLine(each, secrets))
    const [place, ...parameters] = words.slice(words.findIndex((one) => one.startsWith('http')))
    const query = parameters.filter((one) => one !== '--data-raw').join('&')
    expect(query === '' ? place : `${place}?${query}`).toBe(each.request.url)
  }
})

test('what another interface wrote under the same name is no part of the command', () => {
  const shared = {
    scenario: 'fixtures',
    outcome: { kind: 'response', status: 200, headers: [] } as unknown as Exchange['outcome'],
  }
  const resumed = exchange({ method: 'POST', url: 'https://h/system/resumedCustomerSessions' })
  const telling = { ...exchange({ url: 'https://h/text/apiDoc' }), ...shared, number: 2 }
  const lineAfter = (before: string): string | undefined =>
    commandFor(
      { exchanges: [2] } as unknown as Finding,
      new Map([
        [1, { ...resumed, ...shared, interface: before }],
        [2, { ...telling, interface: 'text' }],
      ]),
      [],
    )
  expect(lineAfter('sessions')).toBe(curlLine(telling, []))
  expect(lineAfter('text')).toContain('resumedCustomerSessions')
})
