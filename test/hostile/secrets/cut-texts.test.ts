import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { redactRecording } from '../../../src/cli/run/redact-recording.js'
import type { Exchange, RecordedBody } from '../../../src/exchange/exchange.js'
import { createRedactor } from '../../../src/exchange/redactor.js'
import { inWriting } from '../../../src/scenario/in-writing.js'

const secret = 'handed-out-after-the-body-was-cut'
const half = secret.slice(0, 20)

const answered = (number: number, body: RecordedBody): Exchange => ({
  number,
  actor: 'customer',
  timings: { startedAt: '2025-06-01T12:00:00.000Z', head: 1, total: 2 },
  request: { method: 'GET', url: 'http://localhost/', headers: [] },
  outcome: { kind: 'response', status: 200, headers: [], body },
})

test('Half of a secret at the end of a body that was cut leaves the recording once it is known', async () => {
  const path = test.info().outputPath('exchanges.ndjson')
  const bytes = Buffer.from(`\xff ${half}`, 'latin1')
  const exchanges = [
    answered(1, { text: `{"a":"${half}`, cut: true, bytes: 300_000 }),
    answered(2, { base64: bytes.toString('base64'), cut: true, bytes: 300_000 }),
    answered(3, { text: 'whole', bytes: 5 }),
  ]
  await writeFile(path, exchanges.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const redactor = createRedactor()
  expect(await redactRecording(path, redactor)).toBe(false)
  redactor.headers([['Set-Cookie', `id=${secret}`]])
  expect(await redactRecording(path, redactor)).toBe(true)
  const bodies = (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Exchange)
    .map(({ outcome }) => (outcome.kind === 'response' ? outcome.body : undefined))
  expect(bodies).toEqual([
    { text: expect.stringMatching(/^\{"a":"‹cookie·[0-9a-f]+›$/), cut: true, bytes: 300_000 },
    { base64: expect.any(String), cut: true, bytes: 300_000 },
    { text: 'whole', bytes: 5 },
  ])
  const shown = Buffer.from(bodies[1]?.base64 ?? '', 'base64').toString()
  expect(shown).toContain('‹cookie·')
  expect(shown).not.toContain(half)
  // What has been redacted stays as it is.
  expect(await redactRecording(path, redactor)).toBe(false)
})

test('A text is cut after its secrets are replaced, wherever the cut falls', () => {
  const redactor = createRedactor()
  redactor.learn(secret, 'key')
  for (let before = 100; before < 200; before += 1) {
    const said = inWriting(`${'x'.repeat(before)}${secret}${'y'.repeat(200)}`, redactor.text, 160)
    for (const part of [secret.slice(0, 4), secret.slice(0, 12)]) expect(said).not.toContain(part)
  }
  const flood = `${secret} `.repeat(64_000 / secret.length)
  expect(inWriting(flood, redactor.text)).not.toContain(secret.slice(0, 12))
})
