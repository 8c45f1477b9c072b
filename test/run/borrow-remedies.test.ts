import { expect, test } from '@playwright/test'
import { borrowRemedies } from '../../src/run/borrow-remedies.js'
import { loadContract } from '../../src/contract/load-contract.js'
import type { Finding } from '../../src/run/finding.js'
import type { Inconclusive } from '../../src/terms/verdict.js'

const contract = loadContract({ interfaces: ['text'] })

const finding = (aspect: string, more: Partial<Inconclusive>): Finding => ({
  requirement: `text.setString.${aspect}`,
  level: 'must',
  clause: 'document 2, Endpoints, Text',
  interface: 'text',
  operation: 'setString',
  verdict: 'inconclusive',
  because: 'No answer of this run showed it.',
  exchanges: [],
  ...more,
})

const stories = [
  finding('circular', { remedy: 'fixtures.text.otherWritableGroup' }),
  finding('created', { remedy: 'actors.admin' }),
  finding('updated', { remedy: 'actors.admin' }),
]

test('What rules saw nothing of waits for what most scenarios of the operation wait for', () => {
  const unseen = [finding('status', {}), finding('200.ETag', {})]
  const remedies = borrowRemedies([...stories, ...unseen], contract).map(({ remedy }) => remedy)
  expect(remedies.slice(3)).toEqual(['actors.admin', 'actors.admin'])
  expect(remedies.slice(0, 3)).toEqual(stories.map(({ remedy }) => remedy))
})

test('What a rule would see by itself is no remedy for others', () => {
  const ofRule = {
    ...finding('', { remedy: 'tell a time' }),
    requirement: 'text.strings.modified-before',
  }
  const unseen = finding('status', {})
  const findings = [ofRule, ofRule, ofRule, ...stories, unseen]
  expect(borrowRemedies(findings, contract).at(-1)).toMatchObject({ remedy: 'actors.admin' })
  expect(borrowRemedies([ofRule, unseen], contract)).toEqual([ofRule, unseen])
  // An operation that was never asked has to be asked before it can show anything.
  expect(borrowRemedies(findings, contract)[0]).toMatchObject({ remedy: 'actors.admin' })
})

test('An operation that answered lacks something else', () => {
  const passed = { ...finding('status', {}), verdict: 'pass' } as Finding
  const seen = [passed, finding('200.ETag', {})]
  expect(borrowRemedies([...stories, ...seen], contract)).toEqual([...stories, ...seen])
})
