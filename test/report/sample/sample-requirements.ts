import type { RequirementResult } from '../../../src/run/requirement-result.js'
import type { Level } from '../../../src/contract/requirement.js'
import type { VerdictWord } from '../../../src/terms/verdict.js'

const clauses = {
  balance: 'document 1, Resources and their fields, Account balance',
  accounts: 'document 1, Operations, Customer accounts',
  transactions: 'document 1, Operations, Transactions',
  text: 'document 2, Text, Operations',
}

type Row = readonly [
  id: string,
  verdict: VerdictWord,
  level: Level,
  clause: keyof typeof clauses,
  operation: string,
  text: string,
  more?: Partial<RequirementResult>,
]

const balances = 'listAccountBalances'
const order = ['accounts/balances-come-in-order']
const paging = ['laws/cursor-paging:listAccounts']
const gap: Partial<RequirementResult> = { gap: true, because: 'the documents do not show it' }

const rows: readonly Row[] = [
  [
    'accounts.balances.order',
    'fail',
    'must',
    'balance',
    balances,
    'Balances come in the order in which the accounts were requested.',
    { judges: order },
  ],
  [
    'accounts.balances.position',
    'inconclusive',
    'must',
    'balance',
    balances,
    'Each requested account stands once in the list.',
    { judges: order, because: 'waits for accounts.balances.order' },
  ],
  [
    'accounts.listAccounts.pages',
    'fail',
    'must',
    'accounts',
    'listAccounts',
    'The last page carries no link to a next one.',
    { judges: paging },
  ],
  [
    'accounts.listAccounts.labels',
    'pass',
    'must',
    'accounts',
    'listAccounts',
    'Every account has a label.',
    { judges: paging, because: 'sampled: 40 of 100,000 items seen' },
  ],
  [
    'accounts.getAccount.view',
    'inconclusive',
    'must',
    'accounts',
    'getAccount',
    'An account that the caller may not view is refused.',
    {
      because: 'need an account that the caller may not view',
      remedy: 'add fixtures.accounts.notViewable',
    },
  ],
  [
    'accounts.balances.view',
    'inconclusive',
    'must',
    'balance',
    balances,
    'Balances of an account that the caller may not view are refused.',
    {
      because: 'need an account that the caller may not view',
      remedy: 'add fixtures.accounts.notViewable',
    },
  ],
  [
    'accounts.balances.outage',
    'inconclusive',
    'must',
    'balance',
    balances,
    'While the core is down the answer is 503.',
    { because: 'need the banking core to be down', remedy: 'hooks.outage' },
  ],
  [
    'accounts.balances.retry-after',
    'none',
    'must',
    'balance',
    balances,
    'Form of the field Retry-After.',
    gap,
  ],
  [
    'accounts.ach.agency',
    'none',
    'must',
    'accounts',
    'listEligibleAchAccounts',
    'An agent without entitlement is refused.',
    { option: 'agency', because: 'the profile does not claim agency' },
  ],
  [
    'accounts.getAccount.404',
    'fail',
    'must',
    'accounts',
    'getAccount',
    'Every answer has a documented media type.',
    { judges: ['rules/documented-media-type'] },
  ],
  [
    'transactions.list.filter',
    'error',
    'must',
    'transactions',
    'getTransactions',
    'A filter keeps only what matches.',
    { judges: ['transactions/filters'], because: 'the target did not answer within 30 s' },
  ],
  [
    'transactions.list.total',
    'pass',
    'must',
    'transactions',
    'getTransactions',
    'The total counts all matches.',
    { judges: ['transactions/filters'] },
  ],
  [
    'transactions.list.secret',
    'none',
    'may',
    'transactions',
    'getTransactions',
    'It cannot be told.',
    { untestable: 'no client can see it', because: 'no client can see it' },
  ],
  [
    'text.strings.set',
    'pass',
    'must',
    'text',
    'setString',
    'A string is replaced.',
    { judges: ['text/strings-are-replaced'] },
  ],
  [
    'text.strings.get',
    'pass',
    'must',
    'text',
    'getString',
    'A string is answered.',
    { judges: ['text/strings-are-replaced'] },
  ],
]

/** Requirements of three interfaces, with every verdict and every reason for none. */
export const sampleRequirements: readonly RequirementResult[] = rows.map(
  ([id, verdict, level, clause, operation, text, more]) =>
    ({
      id,
      interface: id.split('.')[0] ?? '',
      level,
      clause: clauses[clause],
      text,
      operations: [operation],
      origin: { kind: 'written' },
      verdict,
      judges: [],
      ...more,
    }) as RequirementResult,
)
