import type { InterfaceResult } from '../../src/run/interface-result.js'
import type { Latency } from '../../src/run/timing.js'
import type { Totals } from '../../src/run/interface-result.js'
import type { Run } from '../../src/run/run.js'
import type { RequirementResult } from '../../src/run/requirement-result.js'
import { hostile } from './sample/hostile.js'
import { sampleExchanges } from './sample/sample-exchanges.js'
import { sampleFindings } from './sample/sample-findings.js'
import { sampleJudges } from './sample/sample-judges.js'
import { sampleRequirements } from './sample/sample-requirements.js'

const count = (requirements: readonly RequirementResult[]): Totals => {
  const of = (verdict: string) => requirements.filter((each) => each.verdict === verdict).length
  return {
    planned: requirements.length,
    pass: of('pass'),
    warn: of('warn'),
    fail: of('fail'),
    inconclusive: of('inconclusive'),
    error: of('error'),
    none: of('none'),
  }
}

const interfaceResult = (name: string, title: string, version: string): InterfaceResult => ({
  name,
  title,
  version,
  digest: 'ab'.repeat(32),
  totals: count(sampleRequirements.filter((each) => each.interface === name)),
  lint: { errors: name === 'text' ? 1 : 0, warnings: name === 'text' ? 1 : 0 },
})

const latency = (name: string, operation: string, slowest: number, longest: number): Latency => ({
  interface: name,
  operation,
  count: 40,
  median: longest / 4,
  p95: longest / 2,
  longest,
  slowest,
})

const sampleDocument = {
  number: 1,
  title: 'Transactions and Customer Accounts',
  digest: 'ef'.repeat(32),
  interfaces: [
    { name: 'accounts', version: '0.14.0' },
    { name: 'transactions', version: '0.27.1' },
  ],
}

/**
 * A run that failed: every verdict, three interfaces, evidence of every kind, and hostile strings
 * wherever a target's own words can end up.
 */
export function sampleRun(): Run {
  return {
    tool: { name: 'assay', version: '0.1.0' },
    contract: {
      digest: 'cd'.repeat(32),
      requirements: sampleRequirements.length - 1,
      gaps: 1,
      documents: [sampleDocument],
    },
    target: {
      name: 'Example Bank sandbox',
      baseUrl: 'http://127.0.0.1:40121/api',
      embedded: false,
      allow: 'reversible',
    },
    started: '2026-03-02T09:15:00.000Z',
    finished: '2026-03-02T09:15:42.500Z',
    milliseconds: 42500,
    seed: 7,
    verdict: 'not conformant',
    totals: count(sampleRequirements),
    interfaces: [
      interfaceResult('accounts', 'Customer accounts', '0.14.0'),
      interfaceResult('transactions', 'Transactions', '0.27.1'),
      interfaceResult('text', 'Text', '0.2.1'),
    ],
    lint: [
      {
        file: 'specs/text/openapi.yaml',
        line: 12,
        column: 7,
        rule: 'assay-operation-errors',
        severity: 'error',
        message: 'setString documents no 401',
        remedy: 'Add the 401 answer with WWW-Authenticate.',
        interface: 'text',
      },
      {
        file: 'specs/text/openapi.yaml',
        line: 40,
        column: 1,
        rule: 'oas3-unused-component',
        severity: 'warning',
        message: `unused: ${hostile}`,
        interface: 'text',
      },
    ],
    served: [],
    judges: sampleJudges,
    requirements: sampleRequirements,
    findings: sampleFindings,
    secrets: [
      { token: '‹key·91aa›', variable: 'ASSAY_API_KEY' },
      { token: '‹token·3f2a›', variable: 'ASSAY_TOKEN' },
    ],
    exchanged: { count: 1264, bytes: 987654 },
    latencies: [
      latency('accounts', 'listAccounts', 91, 6.8),
      latency('accounts', 'listAccountBalances', 88, 120),
      latency('text', 'setString', 131, 1450.5),
    ],
    performed: [
      { scenario: 'accounts/balances-come-in-order', from: 0, milliseconds: 21_000 },
      { scenario: 'laws/cursor-paging:listAccounts', from: 1000, milliseconds: 9000 },
      { scenario: 'transactions/filters', from: 10_000, milliseconds: 30_000 },
      { scenario: 'text/strings-are-replaced', from: 30_000, milliseconds: 12_500 },
    ],
    evidence: sampleExchanges,
    notes: ['writes were left out: add --allow disruptive', `the target says ${hostile}`],
  }
}
