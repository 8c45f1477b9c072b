import { expect } from '@playwright/test'
import { assay } from './assay.js'
import { customer, test } from './cli-test.js'
import { readRun } from './read-run.js'

/**
 * What a black box cannot decide, by what it takes: that the user allows more, a log-in, other callers, a state that
 * only the owner brings about, and a group that administrators alone may write. All else counts, also what the data of
 * a target may lack. docs/walkthrough.md has the same list.
 */
const beyond =
  /^(--allow |actors\.|hooks\.|fixtures\.text\.writableGroup$|npx assay init --client-id )/

/**
 * What resolved text shows of strings in several languages and formats and of references, Assay tries with strings of its
 * own, which takes an administrator. A black box could find such strings, so that this counts here as left undecided.
 */
const readable = /^text\.(languages|references|formats)\.|^text\.resolved\.together$/

test('Key, token and base URL alone decide nearly all that a black box can decide', async ({
  folder,
  open,
}) => {
  const { baseUrl } = await open()
  const args = ['run', '--base-url', baseUrl, '--out', '.']
  const { code, stdout } = await assay(args, { folder, env: customer })
  expect(code, stdout).toBe(0)
  const { requirements, findings } = await readRun(folder)
  const decided = requirements.filter(({ verdict }) => verdict === 'pass')
  const remedies = new Map(
    findings
      .filter(({ verdict }) => verdict === 'inconclusive')
      .map((one) => [one.requirement, 'remedy' in one ? (one.remedy ?? '') : '']),
  )
  const undecided = requirements
    .filter(({ verdict }) => verdict === 'inconclusive')
    .map(({ id }) => [id, remedies.get(id) ?? ''] as const)
  const left = undecided.filter(([id, remedy]) => readable.test(id) || !beyond.test(remedy))
  const shareBeside = (rest: typeof left): number => decided.length / (decided.length + rest.length)
  const named = left.map((one) => one.join(': ')).join('\n')
  expect(shareBeside(left), named).toBeGreaterThan(0.95)
  // Without what strings of others might show.
  expect(shareBeside(left.filter(([id]) => !readable.test(id))), named).toBeGreaterThan(0.97)
  // The denominator is no small part of what there is to decide.
  expect(decided.length / requirements.length).toBeGreaterThan(0.6)
  for (const found of [
    'institutions.institutionId.forms',
    'institutions.language.weights',
    'accounts.balances.tries-end',
  ])
    expect(left.map(([id]) => id)).not.toContain(found)
})
