import { certify } from '../src/cli/run/certify.js'
import type { ExchangeStore } from '../src/cli/run/exchange-store.js'
import type { Linter } from '../src/cli/run/open-linter.js'
import type { Contract } from '../src/contract/contract.js'
import type { LintFinding } from '../src/lint/lint-finding.js'
import type { Run } from '../src/run/run.js'
import type { Suites } from '../src/run/load-suites.js'
import type { Profile } from '../src/target/profile.js'

export interface Subject {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly store: ExchangeStore
  readonly lint?: Promise<readonly LintFinding[]>
  readonly linter?: Linter
}

/**
 * Certifies a reference bank as `assay run` does.
 *
 * @throws Error when it does not pass: what was measured would not be a certification
 */
export async function certifyBank({
  lint = Promise.resolve([]),
  ...subject
}: Subject): Promise<Run> {
  const run = await certify({
    ...subject,
    lint,
    embedded: true,
    seed: 1,
    only: [],
    notes: [],
    signal: new AbortController().signal,
  })
  if (run.verdict !== 'conformant') throw new Error(`the reference bank is ${run.verdict}`)
  return run
}
