import { toolDigest } from '../cli/bundle/tool-digest.js'
import { loadChosen } from '../cli/load-chosen.js'
import { accountNumbersToFind } from '../cli/run/account-numbers-of.js'
import { openSecretFilter } from '../cli/run/open-secret-filter.js'
import { toolVersion } from '../cli/tool-version.js'
import { checkPatterns } from '../cli/run/check-patterns.js'
import { composeRun } from '../run/compose-run.js'
import { findingsOf } from '../run/findings-of.js'
import { suitesFor } from '../run/load-suites.js'
import { type Plan, planRun } from '../run/plan-run.js'
import type { Run } from '../run/run.js'
import { openTally } from '../run/tally.js'
import type { Har } from './har.js'
import type { JudgeOptions } from './judge-options.js'
import { readRecording } from './read-recording.js'
import { readTarget } from './read-target.js'
import type { Exchange } from '../exchange/exchange.js'
import { withRunErrors } from './with-run-errors.js'

/**
 * Judges exchanges that were recorded, without anything being sent: every rule looks at every exchange. What only
 * scenarios and laws can decide is no part of the result, and a note says how much that is.
 *
 * @example
 * const { requirements } = await judge('traffic.har', {
 *   profile: { target: { baseUrl: 'https://sandbox.example.bank/api' } },
 * })
 *
 * @param recording the path of a HAR (HTTP Archive 1.2) or of an `exchanges.ndjson`, a HAR as an object, or exchanges
 * as `onEvent` of a run told them
 * @returns a run of which only what rules decide was planned; its verdict is never `conformant`, as no recording shows
 * that all was asked
 * @throws RunError for a recording that cannot be read: the message names the file and the place in it
 * @throws ProfileError with every mistake of the profile
 */
export function judge(
  recording: string | Har | readonly Exchange[],
  options: JudgeOptions,
): Promise<Run> {
  return withRunErrors(() => judgeWith(recording, options))
}

async function judgeWith(
  recording: string | Har | readonly Exchange[],
  options: JudgeOptions,
): Promise<Run> {
  const { interfaces, only = [] } = options
  const given = readTarget(options)
  const contract = loadChosen(interfaces, given.supplements)
  const suites = await suitesFor(contract)
  checkPatterns(only, contract, suites)
  const { profile } = await given.open(contract, suites)
  const { target, safety, claims } = profile
  const secretFilter = openSecretFilter(profile)
  const { exchanges, foreign } = await readRecording(recording, { contract, target, secretFilter })

  const tally = openTally(contract, suites.rules, { accountNumbers: accountNumbersToFind(profile) })
  for (const one of exchanges) tally.look(one)
  const whole = planRun({
    contract,
    scenarios: [],
    rules: suites.rules,
    claims,
    allow: safety.allow,
    only,
  })
  const { plan, left } = decidedByRules(whole)
  const times = exchanges.map(({ timings }) => Date.parse(timings.startedAt))
  const run = await composeRun({
    contract,
    plan,
    rules: suites.rules,
    heading: {
      tool: { name: 'assay', version: toolVersion, digest: toolDigest() },
      target: { ...target, embedded: false, allow: safety.allow },
      seed: 0,
      notes: [],
      secrets: () => secretFilter.redactor.names(),
    },
    lint: [],
    servedLint: [],
    findings: findingsOf(plan, new Map(), tally),
    latency: tally.latency,
    surprises: [],
    notes: () => [
      ...(left === 0
        ? []
        : [`${left} requirements are left out: a recording shows only what rules decide.`]),
      ...(foreign === 0
        ? []
        : [`${foreign} of the recorded exchanges belong to no operation of the contract.`]),
    ],
    started: Math.min(...times, Date.now()),
    finished: Math.max(...times, 0),
    evidence: async (numbers) => exchanges.filter(({ number }) => numbers.has(number)),
    exchanged: () => ({ count: exchanges.length, bytes: 0 }),
  })
  return secretFilter.run({
    ...run,
    verdict: run.verdict === 'conformant' ? 'not decided' : run.verdict,
  })
}

/** What is left of a plan where nothing is performed. */
function decidedByRules(plan: Plan): { readonly plan: Plan; readonly left: number } {
  const requirements = plan.requirements.filter(
    ({ none, rules: own }) => none !== undefined || own.length > 0,
  )
  return { plan: { ...plan, requirements }, left: plan.requirements.length - requirements.length }
}
