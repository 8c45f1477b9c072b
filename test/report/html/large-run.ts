import type { Exchange } from '../../../src/exchange/exchange.js'
import type { Finding } from '../../../src/run/finding.js'
import type { Run } from '../../../src/run/run.js'
import type { RequirementResult } from '../../../src/run/requirement-result.js'
import { sampleRun } from '../sample-run.js'
import { verdictWith } from '../sample/verdict-with.js'

const items = Array.from({ length: 1500 }, (_, index) => ({
  id: `acc-${index}`,
  label: `Savings *${String(index).padStart(4, '0')}`,
  allows: { view: true, transferFrom: index % 2 === 0 },
}))
const text = JSON.stringify({ items })

const exchange = (number: number): Exchange => ({
  number,
  actor: 'customer',
  timings: { startedAt: '2026-03-02T09:15:01.000Z', head: 2, total: 3 },
  request: {
    method: 'GET',
    url: `http://127.0.0.1:40121/api/banking/accounts?limit=${number}`,
    headers: [['Authorization', 'Bearer ‹token·3f2a›']],
  },
  outcome: {
    kind: 'response',
    status: 200,
    headers: [['Content-Type', 'application/json']],
    body: { text, bytes: text.length },
  },
})

/** A run as large as a report must bear: every requirement has a finding, the first ones fail with three long bodies each. */
export function largeRun(planned: number, fail: number): Run {
  const requirements = Array.from({ length: planned }, (_, index): RequirementResult => ({
    id: `accounts.member-${index}.value`,
    interface: 'accounts',
    level: 'must',
    clause: `document 1, Section ${Math.floor(index / 12)}`,
    text: 'The value of this member is as the definition describes it, wherever it is present.',
    operations: ['listAccounts'],
    origin: { kind: 'written' },
    verdict: index < fail ? ('fail' as const) : ('pass' as const),
    judges: ['rules/documented-media-type'],
  }))
  const findings = requirements.map((requirement, index): Finding => ({
    requirement: requirement.id,
    level: requirement.level,
    clause: requirement.clause,
    interface: requirement.interface,
    scenario: 'rules/documented-media-type',
    ...verdictWith(requirement.verdict, {
      expected: 'a label of at most 80 characters',
      actual: '81 characters',
      pointer: `/items/${index % items.length}/label`,
      exchanges: [index + 1, index + 2, index + 3],
    }),
  }))
  const totals = {
    planned,
    pass: planned - fail,
    warn: 0,
    fail,
    inconclusive: 0,
    error: 0,
    none: 0,
  }
  const run = sampleRun()
  const [accounts] = run.interfaces
  return {
    ...run,
    totals,
    interfaces: accounts ? [{ ...accounts, totals }] : [],
    requirements,
    findings,
    evidence: Array.from({ length: fail + 3 }, (_, index) => exchange(index + 1)),
  }
}
