import type { IncomingMessage } from 'node:http'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { listScenarios } from '../../src/run/list-scenarios.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { definition, rows } from '../contract/small-bank.js'
import { specsFolder } from '../contract/specs-folder.js'
import { answerJson } from '../scenario/answers.js'
import { openTestStage } from '../scenario/open-test-stage.js'

const withExample = definition.replace('in: path,', "in: path, example: '2026-01-02',")

/** What a target was asked in a case of the law of parameters, and what came of it. */
async function tryCase(name: string, refuses: (request: IncomingMessage) => boolean) {
  using folder = specsFolder({ 'bank/openapi.yaml': withExample, 'bank/requirements.yaml': rows })
  const contract = loadContract({ specs: folder.specs })
  const scenario = listScenarios(contract, await loadSuites([])).find(
    ({ id }) => id === `laws/parameters:bank.listRates.${name}`,
  )
  if (scenario === undefined) throw new Error(`no case ${name}`)
  const asked: string[] = []
  await using stand = await openTestStage(
    (request, response) => {
      const trace = request.headers['x-trace']
      asked.push(`${request.url?.replace('/api', '')}${trace === undefined ? '' : ` ${trace}`}`)
      answerJson(response, refuses(request) ? 400 : 200, [])
    },
    { contract },
  )
  const outcomes = await stand.perform(scenario.verifies, scenario.steps, scenario)
  return { asked, verdicts: outcomes.map(({ verdict }) => verdict) }
}

test('A value that is excluded is sent in the request of a plain one, and its refusal passes', async () => {
  const isPlain = ({ url }: IncomingMessage) => url?.includes('?') === false
  const { asked, verdicts } = await tryCase('distance-above-maximum', (one) => !isPlain(one))
  expect(asked[0]).toBe('/rates/2026-01-02')
  expect(asked[1]).toMatch(/^\/rates\/2026-01-02\?distance=8\d\d/)
  expect(verdicts).toEqual(['pass'])
})

test('A parameter of a header is sent in the header', async () => {
  const { asked, verdicts } = await tryCase(
    'X-Trace-too-short',
    ({ headers }) => headers['x-trace']?.length === 1,
  )
  expect(asked[1]).toMatch(/^\/rates\/2026-01-02 [a-z]$/)
  // What is excluded is so beside anything else.
  expect(asked.length).toBeGreaterThan(2)
  for (const one of asked.slice(2)) expect(one).toMatch(/^\/rates\/2026-01-02\?\w+=\w+ [a-z]$/)
  expect(verdicts).toEqual(['pass'])
})

test('A target that takes what is excluded fails', async () => {
  expect((await tryCase('distance-above-maximum', () => false)).verdicts).toEqual(['fail'])
})

test('A target that refuses the plain request as well fails for that, and shows nothing of parameters', async () => {
  const { asked, verdicts } = await tryCase('distance-above-maximum', () => true)
  expect(verdicts).toEqual(['inconclusive', 'fail'])
  expect(asked).toEqual(['/rates/2026-01-02'])
})
