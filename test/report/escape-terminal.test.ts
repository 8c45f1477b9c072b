import { expect, test } from '@playwright/test'
import { escapeTerminal } from '../../src/report/escape-terminal.js'

const shown: readonly (readonly [string, string])[] = [
  ['plain, é, 漢, 😀 and ‹token·3f2a›', 'plain, é, 漢, 😀 and ‹token·3f2a›'],
  ['\u001b[31m', '\\x1B[31m'],
  ['\u009b2J\u0000\u007f', '\\x9B2J\\x00\\x7F'],
  ['a\nb\r\nc\rd\te', 'a⏎b⏎c\\rd\\te'],
  [
    '\u202a\u202e\u2066\u2069\u200e\u200f\u061c',
    '\\u202A\\u202E\\u2066\\u2069\\u200E\\u200F\\u061C',
  ],
  ['\u200b\u200d\ufeff\u00ad\u2060\u3164', '\\u200B\\u200D\\uFEFF\\xAD\\u2060\\u3164'],
  ['\u2028\u2029', '\\u2028\\u2029'],
  ['\ud800 \udc00', '\\uD800 \\uDC00'],
  ['\u{e0041}', '\\u{E0041}'],
  ['##vso[task.setvariable]a', '#\\x23vso[task.setvariable]a'],
  ['a ##[error]b ##teamcity[c]', 'a #\\x23[error]b #\\x23teamcity[c]'],
  ['::add-mask::a ::set-env name=b::c', ':\\x3Aadd-mask:\\x3Aa :\\x3Aset-env name=b::c'],
  ['## Title, ::1 and a::b', '## Title, ::1 and a::b'],
]

for (const [text, expected] of shown) {
  test(`${JSON.stringify(expected)} can be seen`, () => {
    expect(escapeTerminal(text)).toBe(expected)
  })
}

test('the middle of a long value is left out and its length said', () => {
  const text = `begin${'x'.repeat(5000)}end`
  const short = escapeTerminal(text, 20)
  expect(short).toBe('beginxxxxx … (5,008 characters) … xxxxxxxend')
})

test('a cut does not make half a character of a whole one', () => {
  expect(escapeTerminal('😀'.repeat(50), 10)).toBe('😀😀 … (100 characters) … 😀😀')
})
