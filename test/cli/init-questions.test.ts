import { PassThrough } from 'node:stream'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import { openQuestions } from '../../src/cli/init/open-questions.js'
import { schemaLine } from '../../src/cli/init/schema-line.js'
import { loadSuites } from '../../src/run/load-suites.js'

/** A terminal at which someone answers one question after the other. */
function terminal(...answers: readonly string[]) {
  const input = new PassThrough()
  const output = new PassThrough()
  const left = [...answers]
  let said = ''
  output.on('data', (text: Buffer) => {
    said += text.toString()
    // A question that was drawn waits for its answer.
    if (!/[\u25c6].*[?.]/.test(said)) return
    said = ''
    const answer = left.shift()
    if (answer !== undefined) setImmediate(() => input.write(`${answer}\r`))
  })
  return { input, output }
}

test('On a terminal init asks for address, credentials, and what it cannot discover', async () => {
  const address = await openQuestions(terminal('https://bank.example/api'))
  expect(await address.baseUrl()).toBe('https://bank.example/api')

  const secrets = await openQuestions(terminal('secret'))
  const env = { ASSAY_API_KEY: 'key' }
  expect(await secrets.credentials(env)).toEqual({ ASSAY_TOKEN: 'secret' })

  const fixtures = await openQuestions(terminal('drafts, sketches', ''))
  const missing = [
    '--allow disruptive',
    'add fixtures.text.writableGroup',
    'add fixtures.text.group',
  ]
  const groups = missing.map((remedy) => ({ reason: 'Why.', remedy, requirements: ['one'] }))
  expect(await fixtures.fixtures(groups, await loadSuites(['text']))).toEqual([
    { interface: 'text', fixture: 'writableGroup', values: ['drafts', 'sketches'] },
  ])
})

test('A user without a token is asked where to log in, as which client, and for what is not set', async () => {
  const place = await openQuestions(terminal('https://login.bank.example'))
  expect(await place.loginUrl()).toBe('https://login.bank.example')
  const client = await openQuestions(terminal('assay'))
  expect(await client.clientId('https://login.bank.example')).toBe('assay')
  const secrets = await openQuestions(terminal('key', ''))
  expect(await secrets.client({}, 'ASSAY_API_KEY')).toEqual({ ASSAY_API_KEY: 'key' })
})

test('A user who cancels is told that nothing was written', async () => {
  const { baseUrl } = await openQuestions(terminal('\u0003'))
  await expect(baseUrl()).rejects.toThrow('nothing was written')
})

test('A question that is wider than the terminal is broken at words, beside its bar', async () => {
  const { input, output } = terminal('')
  let shown = ''
  output.on('data', (text: Buffer) => (shown += text.toString()))
  const narrow = await openQuestions({ input, output: Object.assign(output, { columns: 60 }) })
  await narrow.clientId('https://login.bank.example')
  const plain = stripVTControlCharacters(shown)
  expect(plain).toMatch(/◆ {2}The log-in is at \S+ Which\n│ {2}client \(clientId\)\? /)
  expect(Math.max(...plain.split('\n').map(({ length }) => length))).toBeLessThan(60)
})

test('The schema is found wherever Assay is installed', () => {
  const [project, elsewhere] = [join('/work', 'project'), join('/opt', 'node_modules', 'assay')]
  const installed = join(project, 'node_modules', 'assay')
  const line = (file: string, root: string) => schemaLine(file, root).split('$schema=')[1]
  expect(line(join(project, 'assay.yaml'), installed)).toBe(
    './node_modules/assay/schemas/profile.schema.json',
  )
  expect(line(join(project, 'ci', 'a.yaml'), installed)).toBe(
    '../node_modules/assay/schemas/profile.schema.json',
  )
  expect(line(join(project, 'assay.yaml'), project)).toBe('./schemas/profile.schema.json')
  expect(line(join(project, 'assay.yaml'), elsewhere)).toBe(
    pathToFileURL(join(elsewhere, 'schemas', 'profile.schema.json')).href,
  )
})
