import { expect, test } from '@playwright/test'
import { createHash } from 'node:crypto'
import { createRedactor } from '../../src/exchange/redactor.js'

const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')
const short = (secret: string) => digest(secret).slice(0, 4)

/** Every character that some encoding changes. */
const awkward = 'p@ss "w/o\\rd"+é~?>1'
const token = `‹password·${short(awkward)}›`

test('A known secret disappears in every spelling', () => {
  const redactor = createRedactor()
  redactor.learn(awkward, 'password')
  const spellings = [
    awkward,
    encodeURIComponent(awkward),
    encodeURIComponent(awkward).toLowerCase(),
    new URLSearchParams({ x: awkward }).toString().slice(2),
    JSON.stringify(awkward).slice(1, -1),
    JSON.stringify(awkward).slice(1, -1).replaceAll('/', '\\/').replaceAll('é', '\\u00e9'),
  ]
  for (const spelling of spellings) {
    expect(redactor.text(`<${spelling}> and <${spelling}>`)).toBe(`<${token}> and <${token}>`)
  }
})

test('A known secret disappears inside Base64, wherever it stands in there', () => {
  const redactor = createRedactor()
  redactor.learn('s3cret-value', 'password')
  for (const before of ['', 'u:', 'me:', 'you:', 'somebody:']) {
    for (const after of ['', '.', ' and']) {
      for (const encoding of ['base64', 'base64url'] as const) {
        const encoded = Buffer.from(`${before}s3cret-value${after}`).toString(encoding)
        const clean = redactor.text(`{"basic":"${encoded}"}`)
        expect(clean).toContain(`‹password·${short('s3cret-value')}›`)
        const rest = clean.replace(/‹.*›/, '')
        expect(Buffer.from(rest, 'base64').toString('latin1')).not.toContain('cret')
      }
    }
  }
})

test('Headers that are made for secrets never show one, known or not', () => {
  const redactor = createRedactor()
  redactor.learn('abc', 'key')
  redactor.learn('known-token', 'token', 'ASSAY_TOKEN')
  const kept = ['Accept', 'application/json'] as const
  expect(
    redactor.headers([
      ['Authorization', 'Bearer known-token'],
      ['authorization', 'bearer unknown'],
      ['AUTHORIZATION', 'no-scheme at all'],
      ['Proxy-Authorization', 'Basic dTpw'],
      ['API-Key', 'abc'],
      ['api-key', 'other'],
      ['Cookie', 'session=one; theme=two'],
      ['Set-Cookie', 'session=one; Path=/; HttpOnly'],
      ['X-Custom', 'abc'],
      ['X-Debug', 'you sent known-token'],
      kept,
    ]),
  ).toEqual([
    ['Authorization', `Bearer ‹token·${short('known-token')}›`],
    ['authorization', `bearer ‹token·${short('unknown')}›`],
    ['AUTHORIZATION', `‹token·${short('no-scheme at all')}›`],
    ['Proxy-Authorization', `Basic ‹token·${short('dTpw')}›`],
    ['API-Key', `‹key·${short('abc')}›`],
    ['api-key', `‹key·${short('other')}›`],
    ['Cookie', `session=‹cookie·${short('one')}›; theme=‹cookie·${short('two')}›`],
    ['Set-Cookie', `session=‹cookie·${short('one')}›; Path=/; HttpOnly`],
    ['X-Custom', `‹key·${short('abc')}›`],
    ['X-Debug', `you sent ‹token·${short('known-token')}›`],
    kept,
  ])
  expect(redactor.names()).toEqual([
    { token: `‹token·${short('known-token')}›`, variable: 'ASSAY_TOKEN' },
  ])
})

test('An empty credential stays visible, as the empty credential that it is', () => {
  const headers = [
    ['Authorization', ''],
    ['Authorization', 'Bearer'],
    ['API-Key', ''],
  ] as const
  expect(createRedactor().headers(headers)).toEqual(headers)
})

test('The full number of an account disappears, and what else is called full stays', () => {
  const redactor = createRedactor()
  const numbers = '{"sourceAccountNumbers":{"masked":"*8 21","full":"51 0000-1821"}}'
  const token = `‹number·${short('51 0000-1821')}›`
  expect(redactor.text(numbers)).toBe(numbers.replace('51 0000-1821', token))
  expect(redactor.text(redactor.text(numbers))).toBe(redactor.text(numbers))
  const harmless = '{"full":"Everything.","is":"full","url":"/x?full=12345","full":true}'
  expect(redactor.text(harmless)).toBe(harmless)
})

test('The token of a session disappears from what is asked and answered', () => {
  const redactor = createRedactor()
  const body = '{"sessionId": "a\\u002fb c", "customerId": "cust-1"}'
  const clean = body.replace('a\\u002fb c', `‹session·${short('a/b c')}›`)
  expect(redactor.text(body)).toBe(clean)
  expect(redactor.text(clean)).toBe(clean)
  const harmless = '{"sessionId":17,"is":"sessionId"} /sessions?sessionId=x'
  expect(redactor.text(harmless)).toBe(harmless)
})

test('The secret members of OAuth disappear from JSON and from forms', () => {
  const redactor = createRedactor()
  expect(
    redactor.text(
      '{"access_token" : "a\\"b", "refresh_token":"r", "token_type":"Bearer","id_token":""}',
    ),
  ).toBe(
    `{"access_token" : "‹token·${short('a"b')}›", "refresh_token":"‹token·${short('r')}›", "token_type":"Bearer","id_token":""}`,
  )
  expect(redactor.text('grant_type=x&client_secret=a%20b&refresh_token=r')).toBe(
    `grant_type=x&client_secret=‹secret·${short('a b')}›&refresh_token=‹token·${short('r')}›`,
  )
  expect(redactor.text('https://bank.example/cb#access_token=r&x=1')).toBe(
    `https://bank.example/cb#access_token=‹token·${short('r')}›&x=1`,
  )
  const harmless = '{"note":"an access_token is needed","access_token":null,"my_access_token":1}'
  expect(redactor.text(harmless)).toBe(harmless)
})

test('A body that breaks off inside a secret still hides it', () => {
  expect(createRedactor().text('{"client_secret":"abc\\')).toBe(
    `{"client_secret":"‹secret·${short('abc\\')}›`,
  )
})

test('Equal secrets have equal tokens, whatever is learned first and however they are met', () => {
  const redactor = createRedactor()
  const [[, met] = []] = redactor.headers([['Authorization', 'Bearer same-secret']])
  redactor.learn('same-secret', 'password')
  expect(redactor.text('same-secret')).toBe(met?.replace('Bearer ', ''))
})

test('Secrets whose digests begin alike get longer tokens', () => {
  // Found by trying: the SHA-256 of both begins with the same four digits.
  const seen = new Map<string, string>()
  let pair: [string, string] | undefined
  for (let index = 0; !pair; index++) {
    const secret = `secret-${index}`
    const other = seen.get(short(secret))
    if (other) pair = [other, secret]
    seen.set(short(secret), secret)
  }
  const redactor = createRedactor()
  for (const secret of pair) redactor.learn(secret, 'key')
  const [first, second] = pair.map((secret) => redactor.text(secret))
  expect(first).toBe(`‹key·${short(pair[0])}›`)
  expect(second).toMatch(/^‹key·[0-9a-f]{5,}›$/)
  expect(second).toContain(short(pair[1]))
})

test('The longer of two secrets is replaced as a whole', () => {
  const redactor = createRedactor()
  redactor.learn('secret', 'key')
  redactor.learn('my-secret-is-long', 'key')
  expect(redactor.text('my-secret-is-long, secret')).toBe(
    `‹key·${short('my-secret-is-long')}›, ‹key·${short('secret')}›`,
  )
})

test('A text that was clean is searched again once it holds a secret', () => {
  const redactor = createRedactor()
  const answer = '{"note":"sent by s3cret-value","session":"f3a9c2d7e1b04486"}'
  expect(redactor.text(answer)).toBe(answer)
  redactor.learn('s3cret-value', 'password')
  const told = answer.replace('s3cret-value', `‹password·${short('s3cret-value')}›`)
  expect(redactor.text(answer)).toBe(told)
  const handedOut = '{"access_token":"f3a9c2d7e1b04486"}'
  expect(redactor.text(handedOut)).not.toContain('f3a9c2d7e1b04486')
  expect(redactor.text(answer)).not.toContain('f3a9c2d7e1b04486')
})

test('A short secret is not looked for in texts, and tokens are left as they are', () => {
  const redactor = createRedactor()
  redactor.learn('12345', 'pin')
  redactor.learn('cookie', 'key')
  expect(redactor.text('account 12345')).toBe('account 12345')
  const once = redactor.headers([
    ['Set-Cookie', 'id=x'],
    ['Authorization', 'Bearer y'],
  ])
  expect(redactor.headers(once)).toEqual(once)
  expect(redactor.text('‹cookie›')).toBe(`‹‹key·${short('cookie')}››`)
})

test('The token of a session is sought wherever else it stands, once it has come by as one', () => {
  const redactor = createRedactor()
  const token = 'a-token-that-was-just-given'
  const clean = redactor.text(`{"again": "${token}", "sessionId": "${token}"}`)
  expect(clean).not.toContain(token)
  expect(redactor.text(`No session ${token}.`)).toBe(`No session ‹session·${short(token)}›.`)
  redactor.text('{"sessionId": "expired"}')
  expect(redactor.text('It has expired.')).toBe('It has expired.')
})

test('What a log-in hands out is sought from then on, however its names and values are spelt', () => {
  const [access, refresh, inner] = ['access+of/somebody', 'refresh~of-somebody', 'inner-token-of-1']
  const redactor = createRedactor()
  const nested = JSON.stringify({ id_token: inner })
  redactor.text(`{"access\\u005ftoken":"access+of\\/somebody","body":${JSON.stringify(nested)}}`)
  redactor.text(`grant=x&refresh%5Ftoken=${encodeURIComponent(refresh)}`)
  for (const secret of [access, refresh, inner])
    expect(redactor.text(`It was ${encodeURIComponent(encodeURIComponent(secret))}.`)).toMatch(
      /^It was ‹token·[0-9a-f]+›\.$/,
    )
})

test('A cookie that is set is sought from then on, as it was set and decoded', () => {
  const redactor = createRedactor()
  redactor.headers([['Set-Cookie', 'id=a%2Fcookie%2Bof-mine; Path=/']])
  for (const said of ['a/cookie+of-mine', 'a%2Fcookie%2Bof-mine'])
    expect(redactor.text(`/x?c=${said}`)).toMatch(/^\/x\?c=‹cookie·[0-9a-f]+›$/)
})

test('A token that was altered is sought from then on, in what the target tells of it', () => {
  const redactor = createRedactor()
  redactor.headers([['Authorization', 'Bearer head.payload.aaaabbbb']])
  expect(redactor.text('Of no use: head.payload.aaaabbbb')).not.toContain('payload')
})

test('A text that looks like a token hides no secret in it', () => {
  const redactor = createRedactor()
  redactor.learn('0123456789abcdef', 'token')
  expect(redactor.text('‹token·0123456789abcdef›')).not.toContain('0123456789abcdef')
})

test('A header is looked at with its name', () => {
  const redactor = createRedactor()
  redactor.learn('a-token-of-mine', 'token')
  expect(redactor.headers([['X-a-token-of-mine', '1']])[0]?.[0]).toMatch(/^X-‹token·[0-9a-f]+›$/)
})
