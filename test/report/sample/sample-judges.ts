import type { Judge } from '../../../src/run/finding.js'

/** A judge of each kind. */
export const sampleJudges: readonly Judge[] = [
  {
    kind: 'scenario',
    id: 'accounts/balances-come-in-order',
    title: 'Balances come back in the order in which they were requested',
    file: 'suites/accounts/balances/balances-order.scenario.ts',
  },
  {
    kind: 'law',
    id: 'laws/cursor-paging:listAccounts',
    title: 'A walk along the pages of listAccounts sees every item once',
    file: 'suites/laws/cursor-paging/law.ts',
  },
  {
    kind: 'rule',
    id: 'rules/documented-media-type',
    title: 'Every answer has a documented media type',
    file: 'src/rules/answer/documented-media-type.ts',
  },
  {
    kind: 'scenario',
    id: 'transactions/filters',
    title: 'Filters keep only what matches',
    file: 'suites/transactions/transactions/filters.scenario.ts',
  },
  {
    kind: 'scenario',
    id: 'text/strings-are-replaced',
    title: 'A string that is set again is replaced',
    file: 'suites/text/strings/strings-are-replaced.scenario.ts',
  },
]
