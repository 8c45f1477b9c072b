import { toolDigest } from '../bundle/tool-digest.js'
import { systemClock } from '../../exchange/clock.js'
import { brokenConnections } from '../../run/broken-connections.js'
import { executeRun } from '../../run/execute-run.js'
import type { Plan } from '../../run/plan-run.js'
import type { Run } from '../../run/run.js'
import { inWriting } from '../../scenario/in-writing.js'
import { openPutBack } from '../../scenario/put-back.js'
import { createHooks } from '../../target/hooks.js'
import { toolVersion } from '../tool-version.js'
import { thisEnvironment } from './this-environment.js'
import type { CertifyOptions } from './certify-options.js'
import { firstLook } from './first-look.js'
import { endHooks } from './end-hooks.js'
import { findBaseUrl } from './find-base-url.js'
import { holdToClaimedSet } from './hold-to-claimed-set.js'
import { guardTarget } from './guard-target.js'
import { createRunContext } from './create-run-context.js'
import { leftOver } from './left-over.js'
import { shareListener } from './share-listener.js'
import { lintServed } from './lint-served.js'
import { openTargetConnection } from './open-target-connection.js'
import { openLinter } from './open-linter.js'
import { openAvailabilityCheck } from './open-availability-check.js'
import { resetTarget } from './reset-target.js'
import { sectionDigests } from './section-digests.js'
import { planOf } from './plan-of.js'

/** Milliseconds that putting back may take when a run is ended early, unless given otherwise. */
const patience = 6000

/** Puts the rooms together and certifies one target: plan, drive, judge, fold. */
export async function certify(options: CertifyOptions): Promise<Run> {
  const { contract, profile, store, clock = systemClock } = options
  const { target, limits } = profile
  const stop = new AbortController()
  const signal = AbortSignal.any([options.signal, stop.signal])
  const { transport, redactor, recall, renewal } = options
  const connection = openTargetConnection({
    contract,
    profile,
    store,
    clock,
    transport,
    alter: options.alter,
    redactor,
    recall,
    renewal,
    rules: options.suites.rules,
    onSilence: () => void guard.lookAgain(),
  })
  const { client, watch } = connection
  const availability = openAvailabilityCheck({ client, contract, profile, clock, signal }, watch)
  const guard = guardTarget({
    openLastAnswer: connection.openLastAnswer,
    availability,
    signal,
    // What stands in for the network has one address.
    findBaseUrl: async () =>
      transport === undefined ? findBaseUrl(contract, profile.target.baseUrl) : undefined,
    stop: (why) => stop.abort(why),
    // Who is not told of it is to see the whole run.
    firstLook: options.onUnreachable && (() => firstLook({ client, contract, profile, signal })),
    onUnreachable: (message) => options.onUnreachable?.(connection.redact(message)),
  })
  const linter = options.linter ?? openLinter()
  const served = lintServed(linter, (text) => inWriting(text, connection.redact))
  const putBack = openPutBack(signal, options.timeToPutBack ?? (() => patience))
  const { dispatcher } = options
  const hooks = createHooks(profile, {
    ...target,
    ended: signal,
    closing: putBack.closing,
    dispatcher,
  })
  const listener =
    profile.listener &&
    shareListener(profile.listener, connection.recorder, clock, options.openListener)
  const plan = options.plan ?? planOf(options)
  const endAll = endHooks(hooks, connection.redact, options.onLeftOver)
  options.watch?.(() => leftOver(hooks, putBack, listener))

  try {
    const isKnown = options.embedded || options.looked
    const seen = isKnown ? [] : await guard.look()
    // A bank of our own was opened just now.
    const reset = isKnown || signal.aborted ? [] : await resetTarget(hooks, profile)
    const remarks = [...seen, ...reset]
    const run = await executeRun({
      contract,
      plan,
      rules: options.suites.rules,
      tally: connection.tally,
      signal,
      heading: {
        tool: { name: 'assay', version: toolVersion, digest: toolDigest() },
        target: {
          ...target,
          embedded: options.embedded,
          allow: profile.safety.allow,
          sections: sectionDigests(profile),
        },
        ...(profile.loginRecords?.length && { logins: profile.loginRecords }),
        by: options.by,
        gate: options.gate,
        only: onlyOf(options, plan),
        concurrency: limits.concurrency,
        seed: options.seed,
        notes: [...remarks, ...options.notes],
        secrets: connection.secrets,
        environment: () => ({ ...thisEnvironment(), certificates: connection.certificates() }),
      },
      lint: options.lint,
      servedLint: served.found,
      concurrency: limits.concurrency,
      repeated: options.repeated,
      scenarioTime: limits.scenarioTime * 1000,
      run: createRunContext(options, {
        client,
        watch,
        clock,
        signal,
        hooks: {
          ...hooks,
          begin: (name, values) => {
            if (name === 'clock') connection.clockMoved(Number(values?.['milliseconds'] ?? 0))
            return hooks.begin(name, values)
          },
        },
        putBack,
        redact: connection.redact,
        lintDocument: served.lintDocument,
        listener,
      }),
      evidence: store.evidence,
      around: connection.writeLog.around,
      evidenceNotes: store.notes,
      atEnd: async () => {
        await connection.idle()
        return endAll()
      },
      exchanged: connection.exchanged,
      connections: () => brokenConnections(watch.connections(), limits.brokenConnections),
      observer: options.observer,
      onProgress: options.onProgress,
    })
    return holdToClaimedSet(run, profile.claims, contract)
  } finally {
    await endAll()
    putBack.close()
    await listener?.close()
    await connection.close()
    if (options.linter === undefined) await linter.close()
  }
}

/** What was chosen; of a run that repeats a part of another one, the requirements of that part. */
function onlyOf({ only, repeat }: CertifyOptions, plan: Plan): Run['only'] {
  if (repeat !== undefined) return plan.requirements.map(({ requirement }) => requirement.id)
  return only.length > 0 ? only : undefined
}
