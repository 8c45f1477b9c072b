import { expect, test } from '@playwright/test'
import type { Exchange } from '../../src/exchange/exchange.js'
import type { Finding } from '../../src/run/finding.js'
import { openLatencyLog } from '../../src/run/latency-log.js'
import { timingsOfParts } from '../../src/run/merge/timings-of-parts.js'
import { tellingExchanges } from '../../src/run/telling-exchanges.js'
import { sampleRun } from '../report/sample-run.js'

const exchange = (number: number, total: number, more: Partial<Exchange> = {}): Exchange => ({
  number,
  actor: 'customer',
  interface: 'accounts',
  operation: 'listAccounts',
  timings: { startedAt: '2026-03-02T09:15:01.000Z', head: total, total },
  request: { method: 'GET', url: 'http://127.0.0.1/accounts', headers: [] },
  outcome: { kind: 'response', status: 200, headers: [] },
  ...more,
})

test('The latency of an operation is that of its answers alone, with the slowest one', () => {
  const log = openLatencyLog()
  for (let number = 1; number <= 100; number++) log.look(exchange(number, number))
  log.look(exchange(101, 9000, { actor: 'target' }))
  log.look(exchange(102, 9000, { outcome: { kind: 'failure', failure: 'timeout', message: '' } }))
  log.look(exchange(103, 9000, { interface: undefined, operation: undefined }))
  expect(log.all()).toEqual([
    {
      interface: 'accounts',
      operation: 'listAccounts',
      count: 100,
      median: 50,
      p95: 95,
      longest: 100,
      slowest: 100,
    },
  ])
})

test('Runs that are merged have the times of all of them, after the beginning of the first', () => {
  const { evidence: _, ...run } = sampleRun()
  const performed = [{ scenario: 'accounts/order', from: 500, milliseconds: 100 }]
  const later = new Date(Date.parse(run.started) + 2000).toISOString()
  const { latencies, performed: merged } = timingsOfParts(
    [
      { run: { ...run, started: later, performed }, exchanges: [exchange(2, 30)] },
      { run: { ...run, performed }, exchanges: [exchange(1, 10)] },
    ],
    run.started,
  )
  expect(latencies).toMatchObject([{ count: 2, median: 10, longest: 30, slowest: 2 }])
  expect(merged?.map(({ from }) => from)).toEqual([500, 2500])
})

test('Few exchanges show all that passed', () => {
  const passed = (requirement: string, exchanges: readonly number[]) =>
    ({ requirement, verdict: 'pass', exchanges }) as unknown as Finding
  const chosen = tellingExchanges([
    passed('one', [1, 2, 3]),
    passed('two', [3, 4]),
    passed('three', [5]),
    passed('four', [5, 6]),
    passed('five', []),
  ])
  expect(chosen.toSorted()).toEqual([3, 5])
})
