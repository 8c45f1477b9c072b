import { embeddedContract } from '../../src/cli/embedded-contract.js'
import { rules } from '../../src/rules/rules.js'
import { openTally } from '../../src/run/tally.js'
import { sampleExchange, type Sample } from './sample-exchange.js'

/** An exchange of a run, of transactions where it does not say. */
export interface Told extends Omit<Sample, 'number'> {
  readonly interface?: string
  readonly path: string
  /** What was sent, as JSON. */
  readonly sent?: unknown
  /** Seconds after the run began. */
  readonly at?: number
}

const contract = embeddedContract()

/** Numbers of the exchanges that contradict a requirement, one after the other and the first one being 1. */
export function failingInARun(all: readonly Told[]): (id: string) => readonly number[] {
  const tally = openTally(contract, rules, { accountNumbers: [], settleTime: () => 2000 })
  for (const [since, one] of all.entries()) {
    const { path, sent, at = 0, interface: name = 'transactions', ...told } = one
    const sample = sampleExchange({
      type: 'application/hal+json',
      ...told,
      number: since + 1,
      url: `https://bank.example/api${name === 'transactions' ? '/transactions' : ''}${path}`,
    })
    const startedAt = new Date(Date.parse('2026-01-01T00:00:00Z') + at * 1000).toISOString()
    const text = JSON.stringify(sent)
    const request =
      sent === undefined
        ? sample.request
        : {
            ...sample.request,
            headers: [['Content-Type', 'application/json'] as const],
            body: { text, bytes: text.length },
          }
    tally.look({
      ...sample,
      interface: name,
      scenario: 'a story',
      since,
      request,
      timings: { ...sample.timings, startedAt },
    })
  }
  return (id) => tally.of(id)?.fail.exchanges ?? []
}
