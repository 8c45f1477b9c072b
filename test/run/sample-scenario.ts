import type { Scenario } from '../../src/scenario/scenario.js'

/** A scenario of the accounts interface that does nothing. */
export const sampleScenario = (id: string, more: Partial<Scenario> = {}): Scenario => ({
  id,
  kind: id.startsWith('laws/') ? 'law' : 'scenario',
  title: `The story ${id}`,
  file: `suites/${id}.ts`,
  interface: 'accounts',
  verifies: ['accounts.balances.order'],
  safety: 'observe',
  touches: [],
  steps: async () => undefined,
  ...more,
})
