import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { packageRoot } from '../../src/package-root.js'
import { rules } from '../../src/rules/rules.js'
import { answeredExchange } from '../../src/rules/answered-exchange.js'
import { accountsContract } from '../scenario/accounts-contract.js'
import { sampleExchange, type Sample } from './sample-exchange.js'

const facts = { accountNumbers: ['51000001014821'] }

test('Every rule has an id of its own, a sentence and the file that it stands in', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { id, title, file } of rules) {
    expect(id).toBe(`rules/${basename(file, '.ts')}`)
    expect(file).toMatch(/^src\/rules\/[a-z]+\//)
    expect(existsSync(join(packageRoot, file))).toBe(true)
    expect(title).toMatch(/^[A-Z].* .*[a-z]$/)
  }
})

const samples: readonly Sample[] = [
  { body: { items: [{ id: 'a', nextPage_url: '/x' }], limit: 1 } },
  { operation: 'getAccount', body: { id: 'a' } },
  { operation: 'listAccountBalances', body: { items: [{}] } },
  { operation: 'listEligibleAchAccounts', status: 401, body: { type: 'x', status: 1 } },
  { status: 418, body: 'x', type: 'text/html' },
  { status: 503, body: { problems: [{ type: 'y' }] } },
]

test('Every remark is about a requirement of the contract that its rule decides or watches', () => {
  for (const sample of samples) {
    const answered = answeredExchange(accountsContract, sampleExchange(sample), facts)
    if (answered === undefined) throw new Error('nothing to see')
    for (const rule of rules)
      for (const { requirement: id } of rule.judge?.(answered) ?? []) {
        const requirement = accountsContract.requirement(id ?? '')
        expect(requirement, `${rule.id} on ${id}`).toBeDefined()
        if (requirement === undefined) continue
        const isOwn = rule.decides?.(requirement) || rule.contradicts?.(requirement)
        expect(isOwn, `${rule.id} on ${id}`).toBe(true)
      }
  }
})

test('What was not answered, or was meant for no operation, is not for the rules', () => {
  const answered = sampleExchange({ body: {} })
  const { operation: _, ...forNone } = answered
  const failure = { kind: 'failure', failure: 'timeout', message: 'too slow' } as const
  expect(answeredExchange(accountsContract, forNone, facts)).toBeUndefined()
  expect(
    answeredExchange(accountsContract, { ...answered, outcome: failure }, facts),
  ).toBeUndefined()
  expect(
    answeredExchange(accountsContract, { ...answered, operation: 'unknown' }, facts),
  ).toBeUndefined()
})

test('Each row that says that it is watched is watched by a rule', () => {
  const watched = embeddedContract()
    .interfaces.flatMap(({ requirements }) => requirements)
    .filter(({ origin }) => origin.kind === 'written' && origin.watched !== undefined)
  expect(watched.length).toBeGreaterThan(10)
  for (const requirement of watched)
    expect(
      rules.some(({ contradicts }) => contradicts?.(requirement)),
      requirement.id,
    ).toBe(true)
})
