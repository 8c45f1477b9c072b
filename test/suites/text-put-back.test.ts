import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Defect } from '../../proof/defect.js'
import { listDefects } from '../../proof/list-defects.js'
import { openBankInMemory } from '../../proof/trial/open-bank-in-memory.js'
import type { TextStore } from '../../src/reference/text/text-store.js'
import { listScenarios } from '../../src/run/list-scenarios.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { certifyTarget } from './certify-target.js'

// Each of them certifies a bank, on a machine that may be busy.
test.setTimeout(120_000)

const contract = loadContract({ interfaces: ['text'] })

/** Strings and formats, but for the times at which they were written. */
const stateOf = (book: TextStore): object => ({
  strings: book
    .strings()
    .map(({ group, name, items }) => JSON.stringify({ group, name, items }))
    .toSorted(),
  formats: book.formats(),
})

/** The text of a bank before and after it was certified, and what the run says about putting back. */
async function certified(defects: readonly Defect[]) {
  const books: TextStore[] = []
  const witness: Defect = {
    name: 'witness',
    sentence: 'Nothing is wrong.',
    breaks: [],
    behaviour: ({ texts }) => ({
      texts(book) {
        books.push(book)
        return texts(book)
      },
    }),
  }
  const bank = openBankInMemory([witness, ...defects])
  try {
    const states = () => books.map(stateOf)
    const before = states()
    const suites = await loadSuites(['text'])
    const writing = listScenarios(contract, suites).filter(({ safety }) => safety !== undefined)
    const only = writing.map(({ id }) => id)
    const run = await certifyTarget(bank.baseUrl, { contract, suites, only, ...bank.means })
    const notes = run.notes.filter((note) => note.includes('could not be put back'))
    expect(run.exchanged.count).toBeGreaterThan(100)
    return { before, after: states(), notes }
  } finally {
    await bank.close()
  }
}

const planted = async (name: string): Promise<Defect> => {
  const found = (await listDefects()).find((one) => one.name === name)
  if (found === undefined) throw new Error(`no defect ${name}`)
  return found
}

// Two at a time: neither of a pair shows in any request in which the other one does.
for (const names of [
  ['strings-created-name-any', 'conditional-writes-setString-unchecked'],
  ['strings-circular-never', 'conditional-writes-setFormat-without-tag'],
])
  test(`Text is as it was before, although the target has ${names.join(' and ')}`, async () => {
    const { before, after, notes } = await certified(await Promise.all(names.map(planted)))
    expect(before).not.toEqual([])
    expect(after).toEqual(before)
    expect(notes).toEqual([])
  })

test('A string is taken away, although it cannot be read', async () => {
  const { before, after, notes } = await certified([
    {
      name: 'unreadable',
      sentence: 'A string that was created is not found.',
      breaks: [],
      response: (response, { url }, { operation }) =>
        operation === 'getString' && /assay-?\d+$/.test(url)
          ? new Response(null, { status: 404 })
          : response,
    },
  ])
  expect(after).toEqual(before)
  expect(notes).toEqual([])
})

test('What cannot be put back is told', async () => {
  const { before, after, notes } = await certified([await planted('strings-updated-appended')])
  expect(after).not.toEqual(before)
  expect(notes.join()).toContain('the string drafts.heading: it is not what was sent')
})
