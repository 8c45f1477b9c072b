import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { loadContract } from '../../src/contract/load-contract.js'
import { packageRoot } from '../../src/package-root.js'
import { formatMistake } from '../../src/target/format-mistake.js'
import { loadBaseline } from '../../src/target/load-baseline.js'
import { parseBaseline } from '../../src/target/parse-baseline.js'
import { ProfileError } from '../../src/target/profile-error.js'
import { once } from '../once.js'

const requirements = once(() => loadContract().interfaces.flatMap((one) => one.requirements))
const file = 'assay.baseline.yaml'

const remarksOn = (text: string): readonly string[] => {
  try {
    parseBaseline(text, file, requirements())
    return []
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error
    return error.mistakes.map(formatMistake)
  }
}

/** Mistakes, with whether an editor that has the schema shows them too. */
const mistakes: Readonly<Record<string, readonly [text: string, said: string, editor: boolean]>> = {
  'an unknown requirement': [
    "known:\n  - requirement: accounts.balances.ordr\n    because: 'BANK-12'\n",
    `${file}:2:18  unknown requirement 'accounts.balances.ordr': did you mean 'accounts.balances.order'?\n  Rename it to 'accounts.balances.order'.`,
    false,
  ],
  'a requirement like no other': [
    'known: [{ requirement: gold, because: BANK-12 }]',
    `${file}:1:24  unknown requirement 'gold'\n  assay list requirements shows all.`,
    false,
  ],
  'an entry twice': [
    'known:\n  - { requirement: accounts.balances.order, because: a }\n  - { requirement: accounts.balances.order, because: b }\n',
    `${file}:3:20  'accounts.balances.order' is listed twice\n  Keep one of the two.`,
    false,
  ],
  'a missing reason': [
    'known:\n  - requirement: accounts.balances.order\n',
    `${file}:2:5  known[0] lacks 'because'\n  Say why the failure is accepted, for example: because: 'ticket BANK-12'`,
    true,
  ],
  'an empty reason': [
    "known:\n  - requirement: accounts.balances.order\n    because: ' '\n",
    `${file}:3:14  known[0] lacks 'because'\n  Say why the failure is accepted, for example: because: 'ticket BANK-12'`,
    true,
  ],
  'a number for a reason': [
    'known:\n  - requirement: accounts.balances.order\n    because: 12\n',
    `${file}:3:14  because must be a text\n  Put it in quotes.`,
    true,
  ],
  'a requirement that is untestable': [
    `known: [{ requirement: accounts.account.id-opaque, because: a }]`,
    `${file}:1:24  'accounts.account.id-opaque' cannot fail: it is untestable\n  Take the entry out.`,
    false,
  ],
  'a gap': [
    `known: [{ requirement: accounts.label.separator, because: a }]`,
    `${file}:1:24  'accounts.label.separator' cannot fail: the documents leave it open\n  Take the entry out.`,
    false,
  ],
  'an unknown key': [
    'knwn: []\n',
    `${file}:1:1  unknown key 'knwn'\n  Rename it to 'known'.`,
    true,
  ],
  'a day that is none': [
    `known: [{ requirement: accounts.balances.order, because: b, until: '2027-02-30' }]`,
    `${file}:1:68  '2027-02-30' is no day\n  Give the last day as year, month and day, for example: until: '2027-01-31'.`,
    false,
  ],
  'an unknown key of an entry': [
    'known: [{ requirement: accounts.balances.order, because: a, till: may }]',
    `${file}:1:61  unknown key 'till' in known[0]\n  Keys that are known here: requirement, because, owner, until.`,
    true,
  ],
  'an entry that is a text': [
    'known:\n  - accounts.balances.order\n',
    `${file}:2:5  known[0] must have 'requirement' and 'because'\n  For example: - { requirement: …, because: 'ticket BANK-12' }`,
    true,
  ],
  'a list at the top': [
    '- accounts.balances.order\n',
    `${file}:1:1  a baseline is a mapping with the key 'known'\n  For example: known: [{ requirement: …, because: 'ticket BANK-12' }]`,
    true,
  ],
  'a key twice': [
    'known: []\nknown: []\n',
    `${file}:2:1  the key 'known' occurs twice\n  Keep one of the two.`,
    false,
  ],
}

const schema: object = JSON.parse(
  readFileSync(join(packageRoot, 'schemas', 'baseline.schema.json'), 'utf8'),
)
const accepts = once(() => new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema))

for (const [name, [text, said, editor]] of Object.entries(mistakes)) {
  test(`A baseline with ${name} is told so, with its place`, () => {
    expect(remarksOn(text)).toEqual([said])
    if (editor) expect(accepts()(parse(text))).toBe(false)
  })
}

test('All mistakes are told at once, in the order of the file', () => {
  const text = 'known:\n  - requirement: gold\n  - { requirement: silver, because: a }\n'
  expect(remarksOn(text).map((said) => said.split('  ')[0])).toEqual([
    `${file}:2:5`,
    `${file}:2:18`,
    `${file}:3:20`,
  ])
})

for (const text of ['', '# nothing yet\n', 'known:\n', 'known: []\n', '{}\n'])
  test(`Nothing is known where ${JSON.stringify(text)} stands`, () => {
    expect(parseBaseline(text, file, requirements()).known).toEqual([])
    expect(accepts()(parse(text))).toBe(true)
  })

test('A file that is not there is a mistake, unless it is going to be written', ({}, info) => {
  const nowhere = info.outputPath('nowhere.yaml')
  expect(() => loadBaseline(nowhere, requirements())).toThrow(
    'this baseline cannot be read: there is no such file',
  )
  expect(loadBaseline(nowhere, requirements(), true).known).toEqual([])
})
