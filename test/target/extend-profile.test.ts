import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import type { Addition } from '../../src/target/extend-profile/addition.js'
import { extendProfile } from '../../src/target/extend-profile/extend-profile.js'

const additions: readonly Addition[] = [
  { section: ['target'], members: [{ name: 'baseUrl', value: 'https://bank.example' }] },
  {
    section: ['fixtures', 'text'],
    members: [
      { name: 'group', value: ['a: b', '#c'], comment: ['Groups.'] },
      { name: 'string', value: '04101', isSupposed: true },
    ],
  },
  { section: ['actors', 'admin'], members: [{ name: 'token', value: { env: 'ADMIN' } }] },
]

const profiles = {
  'nothing at all': '',
  'a comment alone': '# Ours.\n',
  'a comment behind the last line': 'target:\n  name: Bank # here\n# The end.\n',
  'no line feed at the end': 'fixtures:\n  accounts: { internal: [a] }',
  'lines that end as on Windows':
    'target:\r\n  name: Bank\r\nfixtures:\r\n  text:\r\n    format: x\r\n',
  'deep indentation':
    'fixtures:\n        text:\n                format:\n                  - x\n\n# -\n',
  'a block of text at the end':
    'fixtures:\n  text:\n    format: |\n      one\n      two\n\n\nsafety: {}\n',
  'a value over several lines':
    'fixtures:\n  text:\n    format: [x,\n      y]  # all\n    # string: z\n',
  'a section in quotes': '"fixtures":\n  "text":\n    "format": "x"\n',
  'a marker of the end': 'target:\n  name: Bank\n...\n',
}

for (const [what, text] of Object.entries(profiles))
  test(`A profile with ${what} gets what it lacks and keeps its lines`, () => {
    const extended = extendProfile(text, additions)
    expect(extended.left).toEqual([])
    const before = text.split(/\r?\n/).filter((line) => line !== '')
    const after = extended.text.split(/\r?\n/)
    expect(after.filter((line) => before.includes(line))).toEqual(before)
    expect(parse(extended.text)).toMatchObject({
      target: { baseUrl: 'https://bank.example' },
      fixtures: { text: { group: ['a: b', '#c'] } },
      actors: { admin: { token: { env: 'ADMIN' } } },
    })
    expect(parse(extended.text).fixtures.text.string).toBeUndefined()
    expect(extended.text.match(/# "?string"?: /g)).toHaveLength(1)
    expect(extended.text.includes('\r\n')).toBe(text.includes('\r\n'))
    if (text.includes('\r\n')) expect(extended.text).not.toMatch(/[^\r]\n/)
    expect(extendProfile(extended.text, additions)).toEqual({ ...extended, added: [] })
  })

test('What stands in braces or is shared is left as it is, and told', () => {
  const text =
    'target: { name: Bank }\nfixtures:\n  text: &x\n    format: x\n  sessions: *x\nactors: {}\n'
  const extended = extendProfile(text, additions)
  expect(extended).toEqual({ text, added: [], left: additions })
})

test('A suggestion stays below what it was made for when another section is added', () => {
  const suggestion = { name: 'string', value: 'x', comment: ['A string?'], isSupposed: true }
  const { text } = extendProfile('fixtures:\n  accounts:\n    internal: a\n', [
    { section: ['fixtures', 'text'], members: [{ name: 'group', value: 'g' }, suggestion] },
    { section: ['fixtures', 'sessions'], members: [{ name: 'session', value: 's' }] },
  ])
  const uncommented = parse(text.replace('# string:', 'string:'))
  expect(uncommented.fixtures).toMatchObject({ text: { string: 'x' }, sessions: { session: 's' } })
})
