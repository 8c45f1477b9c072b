import { expect, test } from '@playwright/test'
import { createRedactor, type Redactor } from '../../../src/exchange/redactor.js'

/** As many as a redactor remembers, and a few more. */
const many = 10_010

/** A redactor to which a target has handed out more secrets than it remembers. */
function flooded(): Redactor {
  const redactor = createRedactor()
  for (let count = 0; count < many; count += 1)
    redactor.headers([['Set-Cookie', `id=cookie-${count}-of-a-flood`]])
  return redactor
}

const lookalikes = [
  '‹token·0123›',
  '‹token·0123456789abcdef›',
  '‹token·0123456789abcdef0123456789abcdef›',
  `‹session·${'0123456789abcdef'.repeat(4)}›`,
]

for (const [name, open] of [
  ['little', createRedactor],
  ['more than is remembered', flooded],
] as const)
  test(`A secret that looks like a token is none, to one who knows ${name}`, () => {
    for (const secret of lookalikes) {
      const redactor = open()
      redactor.learn(secret, 'token')
      const said = JSON.stringify({ a: secret, b: encodeURIComponent(secret), c: `x${secret}x` })
      const clean = redactor.text(said)
      expect(clean.match(/‹token·[0-9a-f]+›/g), secret).toHaveLength(3)
      expect(clean).not.toContain(secret.slice(1, -1))
      expect(redactor.headers([['Authorization', `Bearer ${secret}`]])[0]?.[1]).not.toContain(
        secret,
      )
      expect(redactor.find(said)).toBeDefined()
      expect(redactor.text(clean)).toBe(clean)
    }
  })

test('A secret within brackets that no token was given for is found there', () => {
  for (const secret of ['0123456789abcdef', '0123456789abcdef0123456789abcdef', '6789abcdef']) {
    const redactor = flooded()
    redactor.learn(secret, 'key')
    for (const digits of [secret, `00${secret}`, secret.padEnd(32, '0'), secret.padEnd(64, 'f')]) {
      const clean = redactor.text(`it said ‹token·${digits}› and no more`)
      expect(clean).toContain('‹key·')
      expect(clean).not.toContain(secret)
    }
  }
})

test('A token beyond those that are remembered stays as it is, and no altered one', () => {
  const redactor = flooded()
  const [[, given = ''] = []] = redactor.headers([['Set-Cookie', 'one-more-cookie-of-a-flood']])
  expect(given).toMatch(/^‹cookie·[0-9a-f]{32}›$/)
  const digits = given.slice('‹cookie·'.length, -1)
  redactor.learn(digits.slice(2, 14), 'key')
  expect(redactor.text(`as it was: ${given}`)).toBe(`as it was: ${given}`)
  const altered = given.replace(/.›$/, (end) => (end === '0›' ? '1›' : '0›'))
  for (const other of [altered, given.replace('cookie', 'session')])
    expect(redactor.text(`as it was: ${other}`)).toContain('‹key·')
})
