import type { Contract } from '../../contract/contract.js'
import type { Defect } from '../../reference/defect.js'
import type { Liberty } from '../../reference/liberty.js'
import type { Listed } from '../../reference/list-variations.js'
import { bankSecrets } from '../../reference/bank-secrets.js'
import { listDefects } from '../../reference/list-defects.js'
import { listLiberties } from '../../reference/list-liberties.js'
import { serveBank } from '../../reference/serve-bank.js'
import type { Suites } from '../../run/load-suites.js'
import { loadProfile } from '../../target/load-profile.js'
import { embeddedProfile } from '../embedded-profile.js'
import { certify } from '../run/certify.js'
import { memoryStore } from '../run/exchange-store.js'
import type { Linter } from '../run/open-linter.js'
import { embeddedAccounts } from '../run/open-target.js'
import { bankTransport } from './bank-transport.js'
import type { Trial } from './trial.js'

/** Interfaces that a variation may show itself in; undefined for all of them. */
function scopesOf(
  defect: Defect | undefined,
  liberty: Listed<Liberty> | undefined,
): readonly string[] | undefined {
  if (defect !== undefined)
    return [...new Set(defect.breaks.map((id) => id.split('.', 1)[0] ?? ''))]
  return liberty === undefined || liberty.scope === 'shared' ? undefined : [liberty.scope]
}

/**
 * Certifies the reference bank with one variation in force.
 *
 * @param name of a defect or a liberty; empty for the honest bank
 * @param linter for what the bank serves
 */
export async function holdTrial(
  name: string,
  contract: Contract,
  suites: Suites,
  linter: Linter,
): Promise<Trial> {
  const defects = (await listDefects()).filter((one) => one.name === name)
  const liberties = (await listLiberties()).filter((one) => one.name === name)
  const scopes = scopesOf(defects[0], liberties[0])
  const bank = await serveBank({ defects, liberties, extraAccounts: embeddedAccounts })
  const { profile } = loadProfile(embeddedProfile, {
    env: bankSecrets,
    overrides: { baseUrl: bank.baseUrl },
  })
  const from = performance.now()
  try {
    const run = await certify({
      contract,
      suites,
      profile: {
        ...profile,
        ...(scopes === undefined ? {} : { claims: { ...profile.claims, interfaces: scopes } }),
        // Those of the bank as it is now, not those of the file: its variation may change them.
        fixtures: Object.fromEntries(
          Object.entries(bank.fixtures).map(([name, values]) => [name, { ...values }]),
        ),
      },
      embedded: true,
      // A liberty may be one of the wire, or of the order in which answers come over it.
      ...(defects.length > 0 && { transport: bankTransport(bank) }),
      store: memoryStore(),
      seed: 1,
      only: [],
      notes: [],
      lint: Promise.resolve([]),
      linter,
      signal: new AbortController().signal,
    })
    const of = (verdict: string): readonly string[] =>
      run.requirements.filter((one) => one.verdict === verdict).map(({ id }) => id)
    return {
      name,
      kind: defects.length > 0 ? 'defect' : liberties.length > 0 ? 'liberty' : 'honest',
      failed: of('fail'),
      errors: of('error'),
      inconclusive: of('inconclusive'),
      telling: run.findings
        .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
        .slice(0, 8)
        .map(
          ({ requirement, scenario, expected, actual, because, deviations = [] }) =>
            `${requirement} (${scenario}): ${because ?? `expected ${expected}, got ${actual}`}${deviations
              .slice(0, 3)
              .map((one) => `; ${one.operation}: ${one.expected}, got ${one.actual}`)
              .join('')}`,
        ),
      exchanges: run.exchanged.count,
      milliseconds: performance.now() - from,
    }
  } finally {
    await bank.close()
  }
}
