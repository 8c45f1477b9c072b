import { expect, test } from '@playwright/test'
import * as fc from 'fast-check'
import { createRedactor } from '../../../src/exchange/redactor.js'
import { nested, secrets } from './spellings.js'

/** More of them, or others, as a longer campaign wants them. */
const { SECRET_RUNS: numRuns = '300', SECRET_SEED: seed = '8' } = process.env
const runs = { numRuns: Number(numRuns), seed: Number(seed) }

test('A secret disappears from any text, whatever it is spelt with and whatever stands around it', () => {
  const around = fc.string({ maxLength: 6 })
  fc.assert(
    fc.property(secrets, nested(), around, around, (secret, spell, before, after) => {
      const redactor = createRedactor()
      redactor.learn(secret, 'key')
      const spelt = spell(secret)
      const clean = redactor.text(before + spelt + after)
      if (/^‹withheld·[0-9a-f]+›$/.test(clean)) return
      expect(clean).toContain('‹key·')
      // Of encoded text around the secret something may be left, of the secret nothing.
      const left = clean.replace(/‹[^›]*›/g, '')
      expect(left.length).toBeLessThanOrEqual(
        before.length + after.length + Math.max(0, spelt.length - secret.length),
      )
      expect(redactor.text(clean)).toBe(clean)
    }),
    runs,
  )
})

test('A secret disappears from any place of a JSON text, and the text stays JSON', () => {
  const at = fc.constantFrom('value', 'name', 'item', 'inner')
  fc.assert(
    fc.property(secrets, nested(3), at, fc.nat(), (secret, spell, place, seed) => {
      const redactor = createRedactor()
      redactor.learn(secret, 'key')
      const said = `${spell(secret)} ${seed}`
      const document = { value: { a: said }, name: { [said]: 1 }, item: [[said]], inner: 0 }[place]
      const whole = place === 'inner' ? { detail: JSON.stringify({ said }) } : { document }
      // As a target may write it: all of it in escapes, or as little as can be.
      const text = JSON.stringify(whole).replace(/[a-zé]/g, (unit, index: number) =>
        (index + seed) % 3 === 0 ? `\\u00${unit.charCodeAt(0).toString(16)}` : unit,
      )
      const clean = redactor.text(text)
      expect(clean).toMatch(/‹(key|withheld)·/)
      const parsed: unknown = JSON.parse(clean)
      expect(JSON.stringify(parsed)).not.toContain(JSON.stringify(secret).slice(1, -1))
    }),
    runs,
  )
})

test('What may stand by chance before a secret hides nothing of it', () => {
  const redactor = createRedactor()
  for (const secret of ['41bcdefghij', 'u0041bcdefgh', '1abcdefghij', '#39;abcdefgh', '25252525ab'])
    redactor.learn(secret, 'key')
  for (const text of [
    '%41bcdef%67hij',
    '\\u0041bcdef\\u0067h',
    '~1abc%2564efghij',
    '&#39;abc%64efgh',
    '%25252525a%62',
    '%%2541bcdefghij',
  ])
    expect(redactor.text(text)).toMatch(/^[%\\~&]?(%25)?‹key·[0-9a-f]+›$/)
})

test('What is cut in the middle of a secret shows nothing of its beginning', () => {
  const redactor = createRedactor()
  redactor.learn('a-token-of-thirty-six-characters-and', 'token')
  expect(redactor.text('got "a-token-of-thirty…')).toMatch(/^got "‹token·[0-9a-f]+›…$/)
  expect(redactor.text('got a-token%2Dof-thirty', true)).toMatch(/^got ‹token·[0-9a-f]+›$/)
  expect(redactor.text('got a-token…')).toBe('got a-token…')
})

test('A maze of escapes is withheld, of a JSON text only the string that holds it', () => {
  const redactor = createRedactor()
  redactor.learn('a-token-to-be-sought', 'token')
  const maze = `%${'25'.repeat(1000)}`
  expect(redactor.text(maze)).toMatch(/^‹withheld·[0-9a-f]+›$/)
  const clean = redactor.text(JSON.stringify({ a: 'kept', b: maze, c: 'a-token-to-be-sought' }))
  expect(clean).toMatch(/^\{"a":"kept","b":"‹withheld·[0-9a-f]+›","c":"‹token·[0-9a-f]+›"\}$/)
  expect(redactor.text(clean)).toBe(clean)
})

test('Texts that were made to keep a search busy do not', () => {
  const redactor = createRedactor()
  redactor.learn('a token/to+be\\sought', 'token')
  const million = 1_000_000
  const began = process.cpuUsage()
  for (const part of [
    '%25',
    '\\',
    '&amp;',
    '~0',
    '%5C',
    '\\u005c',
    '&#x26;',
    'QUFB',
    'a%20token/to%2bbe',
  ])
    redactor.text(part.repeat(million / part.length))
  redactor.text('[{"id":"Über & out","of":"%C3%9C"},'.repeat(million / 30))
  // It takes about a second; what grows with the square of the length would take hours.
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(60)
})
