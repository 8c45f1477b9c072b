import { expect, test } from '@playwright/test'
import { validateXML } from 'xmllint-wasm'
import { xml } from '../../src/report/xml.js'
import { hostile } from './sample/hostile.js'

const everyUnit = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join(' ')

async function parse(document: string) {
  return validateXML({ xml: document, normalization: 'c14n' })
}

for (const [name, text] of [
  ['hostile strings', hostile],
  ['every UTF-16 unit there is', everyUnit],
] as const) {
  test(`${name} in an attribute and a text are well-formed XML`, async () => {
    const document = xml({ name: 'a', attributes: { b: text }, children: [text] })
    const { valid, errors } = await parse(document)
    expect(errors).toEqual([])
    expect(valid).toBe(true)
  })
}

test('what XML forbids appears as a visible escape', () => {
  expect(xml({ name: 'a', children: ['\u0000 \u001b \ud800 \ufffe \uffff \u202e'] })).toContain(
    '<a>\\x00 \\x1B \\uD800 \\uFFFE \\uFFFF \\u202E</a>',
  )
})

test('tabs and line ends of an attribute and the end of a CDATA section survive a parser', async () => {
  const document = xml({ name: 'a', attributes: { b: '1\t2\n3\r4"' }, children: ['x]]>y\rz'] })
  const { normalized } = await parse(document)
  expect(normalized).toContain('<a b="1&#x9;2&#xA;3&#xD;4&quot;">x]]&gt;y&#xD;z</a>')
})

test('children stand below each other, and an attribute that is undefined is left out', () => {
  const child = { name: 'b', attributes: { c: undefined, d: 1 } }
  expect(xml({ name: 'a', children: [child, child] })).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b d="1"/>\n  <b d="1"/>\n</a>\n',
  )
})
