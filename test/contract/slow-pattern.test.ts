import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { Contract } from '../../src/contract/contract.js'
import { judgeBody } from '../../src/contract/judge-body.js'
import { loadContract } from '../../src/contract/load-contract.js'
import { responseFor } from '../../src/contract/response-for.js'
import { bodyAsDescribed } from '../../src/rules/answer/body-as-described.js'
import { findingsOf } from '../../src/run/findings-of.js'
import { planRun } from '../../src/run/plan-run.js'
import { openTally } from '../../src/run/tally.js'
import { sampleExchange } from '../rules/sample-exchange.js'

/** A supplement whose pattern takes for ever on what nearly matches. */
const slow = (letter: string): string => `overlay: 1.0.0
info: { title: Slow, version: '1' }
actions:
  - target: $.components.schemas.accountItem.properties
    update: { code: { type: string, pattern: '^(${letter}+)+$' } }
`
const endless = (letter: string): string => `${letter.repeat(60)}!`
const requirement = 'accounts.accountItem.code'

async function slowContract(path: string, letter: string): Promise<Contract> {
  await writeFile(path, slow(letter))
  return loadContract({
    interfaces: ['accounts'],
    supplements: { accounts: [{ path, shown: 'slow.yaml' }] },
  })
}

const pageOf = (...codes: readonly string[]) => ({
  items: codes.map((code) => ({ code })),
  limit: 100,
})

test('A pattern that cannot be decided in time leaves its requirement open, and others alone', async () => {
  const contract = await slowContract(test.info().outputPath('slow.yaml'), 'a')
  const operation = contract.operation('accounts', 'listAccounts')
  const response = operation && responseFor(operation, 200)
  if (!operation || !response) throw new Error('no such operation')
  const judged = (...codes: readonly string[]) =>
    judgeBody(operation, response, response.mediaTypes[0] ?? '', pageOf(...codes)).filter(
      (one) => one.requirement === requirement,
    )
  expect(judged('aaa')).toEqual([{ requirement, verdict: 'pass' }])
  expect(judged('b')).toEqual([
    expect.objectContaining({ verdict: 'fail', expected: expect.stringContaining('^(a+)+$') }),
  ])
  expect(judged('aaa', endless('a'))).toEqual([
    {
      requirement,
      verdict: 'inconclusive',
      because: 'the pattern “^(a+)+$” takes more than 500 ms on a text of 61 characters',
      pointer: '/items/1/code',
    },
  ])
  // A failure that is certain is one, whatever else is open.
  expect(judged('b', endless('a'))).toEqual([
    expect.objectContaining({ verdict: 'fail' }),
    expect.objectContaining({ verdict: 'inconclusive' }),
  ])
  // Given up after three texts, so that a body full of them takes no time.
  const start = performance.now()
  expect(judged(...Array.from({ length: 500 }, (_, at) => `${endless('a')}${at}`))).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(30_000)
})

test('What rules could not tell is inconclusive in the run, however much of it was right', async () => {
  const contract = await slowContract(test.info().outputPath('slow.yaml'), 'b')
  const rules = [bodyAsDescribed]
  const tally = openTally(contract, rules, { accountNumbers: [] })
  for (const [index, codes] of [['b'], ['bb', endless('b')], ['bbb']].entries())
    tally.look(sampleExchange({ body: pageOf(...codes), number: index + 1 }))
  const claims = { options: {} }
  const plan = planRun({ contract, scenarios: [], rules, claims, allow: 'observe', only: [] })
  const found = findingsOf(plan, new Map(), tally).find((one) => one.requirement === requirement)
  expect(found).toMatchObject({
    verdict: 'inconclusive',
    because: expect.stringMatching(/^It could not be decided: the pattern “\^\(b\+\)\+\$” .+\.$/),
    pointer: '/items/1/code',
    exchanges: [2],
  })
})
