import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { assay } from '../../cli/assay.js'
import { test } from '../../cli/cli-test.js'
import { serve } from '../../exchange/serve.js'
import { secretIn } from '../secret-in.js'
import { spellings } from './spellings.js'

const known = {
  ASSAY_API_KEY: 'key/of+the=client&"application"~1%2F',
  ASSAY_TOKEN: 'token+of/the-\\customer\\<7> & more',
}
const handedOut = {
  session: 'ses/handed+out "in" a body',
  cookie: 'cookie-handed+out/in-a-header',
  late: 'refresh+token/of a log-in~that came late',
}
const secrets = [...Object.values(known), ...Object.values(handedOut)]

/** A choice after the other, the same in each run. */
function chooser(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16
}

/** Every secret, each time in other spellings, up to four of them one inside the other. */
function spelt(count: number): readonly string[] {
  const choose = chooser(count)
  const all = Object.values(spellings)
  return secrets.map((secret) => {
    const layers = Array.from({ length: choose() % 5 }, () => all[choose() % all.length])
    return layers.reduce((text, spell) => spell?.(text, choose) ?? text, secret)
  })
}

/** A string of JSON, all of it in escapes. */
const inEscapes = (text: string): string =>
  `"${text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`

const headerSafe = (text: string): string => text.replace(/[^ -~]/g, '?')

/** Says back whatever secret there is, wherever something can be said. */
function echo(count: number, request: IncomingMessage, response: ServerResponse): void {
  const said = spelt(count)
  const [one = '', other = '', ...rest] = said
  const id = `acct-${count}`
  const document = JSON.stringify({
    id,
    label: one,
    title: other,
    detail: `You sent ${said.join(' and ')}.`,
    [other]: { [one]: rest },
    [secrets[count % secrets.length] ?? '']: count,
    session: { sessionId: handedOut.session, again: rest[0] },
    nested: JSON.stringify({ refresh_token: handedOut.late }),
    items: [{ id, location: 'internal', nickname: rest[1], allows: { view: true } }],
    nextPage_url: `?start=${encodeURIComponent(one)}&n=${count}`,
    type: `/problems/${encodeURIComponent(encodeURIComponent(other))}`,
  })
  const body = document.replace(
    '"items"',
    `"raw":${secrets.map(inEscapes).join(',"raw":')},${inEscapes(one)}:1,"items"`,
  )
  response.setHeader('X-Said', headerSafe(one))
  response.setHeader('Set-Cookie', `id=${encodeURIComponent(handedOut.cookie)}; Path=/`)
  response.setHeader('Location', `/${encodeURIComponent(other)}?of=${encodeURIComponent(one)}`)
  response.setHeader(`X-${Buffer.from(known.ASSAY_TOKEN).toString('hex').slice(0, 8)}`, 'x')
  const type = ['application/json', 'application/problem+json', 'text/html'][count % 3] ?? ''
  response.writeHead(count % 3 === 1 ? 400 : 200, { 'Content-Type': type })
  response.end(count % 3 === 2 ? `<p>${said.join('</p><p>')} ${body}` : body)
}

/** Base64 of a secret as it looks within that of a longer text. */
const cores = (secret: string): readonly string[] =>
  [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
    const core = bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), -4)
    return [core, core.replaceAll('+', '-').replaceAll('/', '_')]
  })

test('A target that says back every secret in every spelling has none of them written down', async ({
  folder,
}) => {
  let count = 0
  await using target = await serve((request, response) => echo((count += 1), request, response))
  const { code, stdout, stderr } = await assay(
    ['run', '--base-url', target.origin, '--interface', 'accounts', '--out', folder],
    { env: known },
  )
  expect(code, stdout + stderr).toBe(1)
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  expect(files.length).toBeGreaterThan(4)
  const texts = [stdout, stderr, ...files.map((file) => readFileSync(file, 'utf8'))]
  expect(texts.join('\n')).toContain('‹')
  for (const text of texts) {
    expect(secretIn(text, secrets)).toBeUndefined()
    for (const core of secrets.flatMap(cores)) expect(text.includes(core), core).toBe(false)
  }
})
