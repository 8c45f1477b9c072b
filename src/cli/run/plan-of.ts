import { listScenarios } from '../../run/list-scenarios.js'
import { type Plan, planRun } from '../../run/plan-run.js'
import type { CertifyOptions } from './certify-options.js'

/** What certifying a target comes to. */
export const planOf = ({
  contract,
  suites,
  profile,
  only,
  repeat,
}: Pick<CertifyOptions, 'contract' | 'suites' | 'profile' | 'only' | 'repeat'>): Plan =>
  planRun({
    contract,
    rules: suites.rules,
    scenarios: listScenarios(contract, suites),
    claims: profile.claims,
    allow: profile.safety.allow,
    only,
    repeat,
  })
