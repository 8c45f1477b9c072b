import type { Exchange } from '../src/exchange/exchange.js'
import type { Finding } from '../src/run/finding.js'
import type { InterfaceResult, Totals } from '../src/run/interface-result.js'
import type { Run } from '../src/run/run.js'
import type { RequirementResult } from '../src/run/requirement-result.js'

const interfaces = ['accounts', 'institutions', 'messages', 'notifications', 'text', 'transactions']
const each = 3000
const failures = 5000
const exchangesOfFailure = 4

const requirements = interfaces.flatMap((name, of) =>
  Array.from({ length: each }, (_, index): RequirementResult => ({
    id: `${name}.operation-${index % 40}.member-${index}`,
    interface: name,
    level: index % 9 === 0 ? 'should' : 'must',
    clause: `document ${of + 1}, Operations, Section ${Math.floor(index / 25)}`,
    text: `The value of member ${index} is as the definition describes it, wherever it is present.`,
    operations: [`operation-${index % 40}`],
    origin: { kind: 'written' },
    judges: [`${name}/story-${index % 100}`],
    ...(of * each + index < failures
      ? { verdict: 'fail' as const }
      : index % 10 === 0
        ? {
            verdict: 'inconclusive' as const,
            because: 'no account was found',
            remedy: 'fixtures.accounts',
          }
        : { verdict: 'pass' as const }),
  })),
)

const exchange = (number: number): Exchange => ({
  number,
  actor: 'customer',
  interface: 'accounts',
  operation: `operation-${number % 40}`,
  scenario: `accounts/story-${number % 100}`,
  timings: { startedAt: '2026-03-02T09:15:01.000Z', head: 2, total: 3 + (number % 17) },
  request: {
    method: 'GET',
    url: `https://sandbox.example.bank/api/banking/accounts?limit=${number}`,
    headers: [
      ['API-Key', '‹key·91aa›'],
      ['Authorization', 'Bearer ‹token·3f2a›'],
    ],
  },
  outcome: {
    kind: 'response',
    status: 200,
    headers: [
      ['Content-Type', 'application/json'],
      ['ETag', `"${number}"`],
    ],
    body: bodyOf(number),
  },
})

function bodyOf(number: number): { readonly text: string; readonly bytes: number } {
  const items = Array.from({ length: 12 }, (_, at) => ({
    id: `account-${number}-${at}`,
    label: `Savings ${at}`,
    allows: { view: true, transferFrom: at % 2 === 0 },
    _links: { self: { href: `/banking/accounts/account-${number}-${at}` } },
  }))
  const text = JSON.stringify({ items })
  return { text, bytes: text.length }
}

const findingOf = (requirement: RequirementResult, index: number): Finding => {
  const { id, level, clause, interface: name, operations, judges } = requirement
  const subject = {
    requirement: id,
    level,
    clause,
    interface: name,
    operation: operations[0],
    scenario: judges[0],
  }
  const exchanges = Array.from({ length: exchangesOfFailure }, (_, at) => index * 4 + at + 1)
  if (requirement.verdict === 'fail')
    return {
      ...subject,
      verdict: 'fail',
      expected: 'a label of at most 80 characters',
      actual: '81 characters',
      pointer: `/items/${index % 12}/label`,
      exchanges,
    }
  if (requirement.verdict === 'inconclusive')
    return { ...subject, verdict: 'inconclusive', because: 'no account was found', exchanges: [] }
  return { ...subject, verdict: 'pass', exchanges: [1 + (index % 20_000)] }
}

function totalsOf(name?: string): Totals {
  const own = requirements.filter((one) => name === undefined || one.interface === name)
  const count = (verdict: string): number => own.filter((one) => one.verdict === verdict).length
  return {
    planned: own.length,
    pass: count('pass'),
    warn: 0,
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: 0,
    none: 0,
  }
}

/** A run of 18,000 requirements, of which 5,000 failed, with 20,000 exchanges as their evidence. */
export const largeReportRun = (): Run => ({
  tool: { name: 'assay', version: '0.0.0' },
  contract: { digest: '0'.repeat(64), requirements: requirements.length, gaps: 0 },
  target: {
    name: 'Example bank',
    baseUrl: 'https://sandbox.example.bank/api',
    embedded: false,
    allow: 'reversible',
  },
  started: '2026-03-02T09:15:00.000Z',
  finished: '2026-03-02T09:25:00.000Z',
  milliseconds: 600_000,
  seed: 1,
  verdict: 'not conformant',
  totals: totalsOf(),
  interfaces: interfaces.map((name): InterfaceResult => ({
    name,
    title: name,
    version: '1.0.0',
    digest: '0'.repeat(64),
    totals: totalsOf(name),
    lint: { errors: 0, warnings: 0 },
  })),
  lint: [],
  served: [],
  judges: interfaces.flatMap((name) =>
    Array.from({ length: 100 }, (_, index) => ({
      kind: 'scenario' as const,
      id: `${name}/story-${index}`,
      title: `Story ${index} of ${name} is told`,
      file: `suites/${name}/story-${index}.scenario.ts`,
    })),
  ),
  requirements,
  findings: requirements.map(findingOf),
  secrets: [],
  exchanged: { count: 20_000, bytes: 40_000_000 },
  latencies: interfaces.flatMap((name, of) =>
    Array.from({ length: 40 }, (_, index) => ({
      interface: name,
      operation: `operation-${index}`,
      count: 80 + index,
      median: 5 + index,
      p95: 20 + index * 9,
      longest: 60 + index * 20,
      slowest: of * 40 + index + 1,
    })),
  ),
  performed: interfaces.flatMap((name, of) =>
    Array.from({ length: 100 }, (_, index) => ({
      scenario: `${name}/story-${index}`,
      from: index * 5800 + of * 900,
      milliseconds: 2000 + ((index * 7919) % 9000),
    })),
  ),
  evidence: Array.from({ length: failures * exchangesOfFailure }, (_, index) =>
    exchange(index + 1),
  ),
  notes: [],
})
