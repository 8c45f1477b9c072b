import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { openSecretFilter } from '../../src/cli/run/open-secret-filter.js'
import { searchWritten } from '../../src/cli/run/search-written.js'
import { profileFromFlags } from '../../src/target/profile-from-flags.js'
import { sampleRun } from '../report/sample-run.js'
import { test } from './cli-test.js'

const token = 'token+of/the-customer'
const { profile } = profileFromFlags({
  baseUrl: 'http://127.0.0.1:1',
  env: { ASSAY_API_KEY: 'requirement', ASSAY_TOKEN: token },
})

test('A report that holds a secret all the same is not written, and one line tells where it stood', async ({
  folder,
}) => {
  const { redactor } = openSecretFilter(profile)
  await mkdir(join(folder, 'junit'))
  const filler = `${'x '.repeat(400_000)}\n`
  await writeFile(
    join(folder, 'index.html'),
    `${filler}${filler}${filler}<p>token&#43;of&#x2f;the-customer`,
  )
  await writeFile(join(folder, 'run.json'), '{"requirement":"is a word of ours, and a password"}')
  await writeFile(join(folder, 'summary.md'), 'Nothing.')
  await writeFile(join(folder, 'junit/TEST-accounts.xml'), `<a b="${token}"/>`)
  await writeFile(join(folder, 'exchanges.ndjson'), '')
  const names = ['index.html', 'run.json', 'summary.md', 'junit/TEST-accounts.xml']
  const written = names.map((name) => ({ beside: join(folder, name), shown: `out/${name}` }))
  const recording = join(folder, 'exchanges.ndjson')
  const error = await searchWritten(written, recording, sampleRun(), redactor).catch(
    (one: unknown) => one,
  )
  expect(error).toMatchObject({ name: 'CommandError', exit: 3 })
  expect(String(error)).toMatch(
    /out\/index\.html held the secret ‹token·[0-9a-f]+› in line 4 and was not written/,
  )
  expect(String(error)).toContain('out/junit/TEST-accounts.xml held the secret')
  expect(String(error)).not.toContain('run.json')
})

test('What surprised Assay, what ended a run and what it notes are told without a secret', () => {
  const told = `it had ${token}`
  const surprise = { scenario: 'text/token', interface: 'text', exchange: 1, because: told }
  const run = { ...sampleRun(), interrupted: told, notes: [told], surprises: [surprise] }
  const shown = openSecretFilter(profile).run(run)
  expect(JSON.stringify(shown)).not.toContain(token)
  expect(shown.surprises).toEqual([
    { ...surprise, because: expect.stringMatching(/^it had ‹token·[0-9a-f]+›$/) },
  ])
  expect(shown.notes).toEqual([shown.interrupted])
})

test('What was recorded before a secret became known is redacted at the end', async ({
  folder,
}) => {
  const { redactor } = openSecretFilter(profile)
  const path = join(folder, 'exchanges.ndjson')
  const exchange = {
    number: 1,
    actor: 'customer',
    timings: { startedAt: '2026-01-01T00:00:00.000Z', head: 1, total: 1 },
    request: { method: 'GET', url: 'http://127.0.0.1:1/x?late%2Dsecret-of-1', headers: [] },
    outcome: {
      kind: 'response',
      status: 200,
      headers: [['X-Said', 'late-secret-of-1']],
      body: {
        base64: Buffer.from([0xff, ...Buffer.from('late-secret-of-1')]).toString('base64'),
        bytes: 17,
      },
    },
  }
  await writeFile(
    path,
    `${JSON.stringify({ ...exchange, request: { ...exchange.request, url: 'http://127.0.0.1:1/' }, outcome: { kind: 'failure', failure: 'reset', message: 'broken' } })}\n${JSON.stringify(exchange)}\n`,
  )
  redactor.text('{"sessionId":"late-secret-of-1"}')
  await searchWritten(
    [{ beside: path, shown: 'out/exchanges.ndjson' }],
    path,
    sampleRun(),
    redactor,
  )
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  const clean = JSON.parse(lines[1] ?? '') as typeof exchange
  expect(lines[1]).not.toMatch(/late/)
  expect(Buffer.from(clean.outcome.body.base64, 'base64').toString()).toContain('‹session·')
  expect(await readdir(folder)).toEqual(['exchanges.ndjson'])
})
