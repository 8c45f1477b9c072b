import type { TargetWatch } from '../../exchange/watch-target.js'
import { loginCommandFor } from '../login/login-command-for.js'
import { createOnce } from '../../run/create-once.js'
import { createRandom } from '../../run/create-random.js'
import { createTake } from '../../run/create-take.js'
import type { RunContext } from '../../scenario/run-context.js'
import { createBoundedStore } from '../../scenario/bounded-store.js'
import { credentialHeaders } from '../../target/credentials.js'
import type { Hooks } from '../../target/hooks.js'
import { settleTimeOf } from '../../target/settle-time-of.js'
import { allows } from '../../terms/safety-level.js'
import type { CertifyOptions } from './certify-options.js'
import { givenBy } from './given-by.js'
import { loginRecordOf } from './login-record-of.js'
import { shareHooks } from './share-hooks.js'

/** Items that a walk holds for each page that it may take: five thousand where two hundred pages are allowed. */
const itemsOfPage = 25
/** Bytes of large bodies that scenarios hold at the same time. */
const roomForBodies = 64 * 1024 * 1024

/** What was opened for a run. */
interface Opened extends Pick<
  RunContext,
  'client' | 'clock' | 'signal' | 'putBack' | 'redact' | 'lintDocument' | 'listener'
> {
  readonly hooks: Hooks
  readonly watch: TargetWatch
}

/** All that scenarios work with, from what the profile says and what was opened for the run. */
export function createRunContext(
  options: Pick<CertifyOptions, 'contract' | 'suites' | 'profile' | 'seed' | 'observer'>,
  { hooks, watch, ...opened }: Opened,
): Omit<RunContext, 'note' | 'surprise'> {
  const { contract, suites, profile, seed, observer } = options
  const { limits, actors, target } = profile
  const once = observer?.once ?? createOnce()
  return {
    ...opened,
    contract,
    baseUrl: target.baseUrl,
    given: givenBy(profile, suites),
    givenNames: (name) => Object.keys(profile.fixtures[name] ?? {}),
    credentials: (name, called) => {
      const actor = actors[name]
      return actor === undefined ? undefined : credentialHeaders(actor, called)
    },
    callerOf: (called, operation) => profile.callers?.[called]?.[operation],
    remedyFor: (name) => (profile.auth === undefined ? `actors.${name}` : loginCommandFor(name)),
    loginRecord: loginRecordOf(profile),
    isTested: (name) =>
      contract.interfaces.some((one) => one.name === name) &&
      (profile.claims.interfaces?.includes(name) ?? true),
    fixtures: (name) => suites.interfaces.get(name)?.fixtures ?? {},
    capabilities: (name) => suites.interfaces.get(name)?.capabilities ?? {},
    allows: (needed) => allows(profile.safety.allow, needed),
    hooks: shareHooks(hooks, watch),
    walk: {
      pages: limits.pages,
      items: limits.pages * itemsOfPage,
      bytes: limits.bodyBytes / 2,
      time: limits.scenarioTime * 500,
    },
    began: opened.clock.now(),
    settleTime: (name) => settleTimeOf(limits, name),
    store: createBoundedStore(roomForBodies),
    once,
    found: once,
    take: observer?.take ?? createTake(),
    random: (name) => createRandom(seed, name),
  }
}
