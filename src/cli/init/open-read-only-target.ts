import { setMaxListeners } from 'node:events'
import type { Contract } from '../../contract/contract.js'
import { systemClock } from '../../exchange/clock.js'
import type { RecordingClient } from '../../exchange/recording-client.js'
import type { Suites } from '../../run/load-suites.js'
import { openPutBack } from '../../scenario/put-back.js'
import type { RunContext } from '../../scenario/run-context.js'
import { createHooks } from '../../target/hooks.js'
import type { Profile } from '../../target/profile.js'
import { keepLogins } from '../login/keep-logins.js'
import { print } from '../output/print.js'
import { createRunContext } from '../run/create-run-context.js'
import { openSecretFilter, type SecretFilter } from '../run/open-secret-filter.js'
import { openTargetConnection } from '../run/open-target-connection.js'
import { openAvailabilityCheck, type AvailabilityCheck } from '../run/open-availability-check.js'

/** A target as it can be looked at: nothing is written to it. */
export interface ReadOnlyTarget {
  readonly run: RunContext
  readonly availability: AvailabilityCheck
  readonly secretFilter: SecretFilter
  close(): Promise<void>
}

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
}

/**
 * Opens a view of the target of a profile; who is logged in stays so.
 *
 * @throws LoginError when a log-in ended and cannot be renewed
 */
export async function openReadOnlyTarget({
  contract,
  suites,
  profile,
}: Parts): Promise<ReadOnlyTarget> {
  const clock = systemClock
  const ended = new AbortController()
  const { signal } = ended
  // Each request listens to it.
  setMaxListeners(0, signal)
  const secretFilter = openSecretFilter(profile)
  const store = { write: () => undefined, evidence: async () => [], notes: () => [] }
  const renewal = await keepLogins(profile, secretFilter.redactor, {
    onLost: (why) => ended.abort(new Error(why)),
    onUnsaved: (message) => print(`${secretFilter.text(message)}\n`),
  })
  const connection = openTargetConnection({
    renewal,
    contract,
    profile,
    store,
    clock,
    redactor: secretFilter.redactor,
  })
  const client = readOnly(connection.client)
  const putBack = openPutBack(signal, () => 0)
  const hooks = createHooks(profile, { ...profile.target, ended: signal, closing: putBack.closing })
  const run = createRunContext(
    { contract, suites, profile, seed: 1 },
    {
      client,
      clock,
      signal,
      putBack,
      hooks,
      watch: connection.watch,
      redact: connection.redact,
      lintDocument: async () => ({ kind: 'not linted', because: 'It was not requested.' }),
    },
  )
  return {
    run: { ...run, note: () => undefined, surprise: () => undefined },
    availability: openAvailabilityCheck(
      { client, contract, profile, clock, signal },
      connection.watch,
    ),
    secretFilter,
    async close() {
      putBack.close()
      await connection.close()
    },
  }
}

const readOnly = ({ send, heldBack }: RecordingClient): RecordingClient => ({
  heldBack,
  send: async (message) => {
    if (message.method !== 'GET') throw new Error(`init must not send ${message.method}`)
    return send(message)
  },
})
