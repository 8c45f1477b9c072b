import { setMaxListeners } from 'node:events'
import type { Contract } from '../../contract/contract.js'
import { systemClock } from '../../exchange/clock.js'
import type { Messenger } from '../../exchange/messenger.js'
import type { Suites } from '../../run/load-suites.js'
import { openPutBack } from '../../scenario/put-back.js'
import type { Rig } from '../../scenario/rig.js'
import { createHooks } from '../../target/hooks.js'
import type { Profile } from '../../target/profile.js'
import { layRig } from '../run/lay-rig.js'
import { openGate, type Gate } from '../run/open-gate.js'
import { openLine } from '../run/open-line.js'
import { openLookout, type Lookout } from '../run/open-lookout.js'

/** A target as it can be looked at: nothing is written to it. */
export interface View {
  readonly rig: Rig
  readonly lookout: Lookout
  readonly gate: Gate
  close(): Promise<void>
}

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
}

/** Opens a view of the target of a profile. */
export function openView({ contract, suites, profile }: Parts): View {
  const clock = systemClock
  const { signal } = new AbortController()
  // Each request listens to it.
  setMaxListeners(0, signal)
  const gate = openGate(profile)
  const store = { write: () => undefined, evidence: async () => [], notes: () => [] }
  const line = openLine({ contract, profile, store, clock, redactor: gate.redactor })
  const messenger = readOnly(line.messenger)
  const putBack = openPutBack(signal, () => 0)
  const hooks = createHooks(profile, { ...profile.target, ended: signal, closing: putBack.closing })
  const rig = layRig(
    { contract, suites, profile, seed: 1 },
    {
      messenger,
      clock,
      signal,
      putBack,
      hooks,
      watch: line.watch,
      redact: line.redact,
      lintDocument: async () => ({ kind: 'not linted', because: 'Nobody asked for it.' }),
    },
  )
  return {
    rig: { ...rig, note: () => undefined, surprise: () => undefined },
    lookout: openLookout({ messenger, contract, profile, clock, signal }, line.watch),
    gate,
    async close() {
      putBack.close()
      await line.close()
    },
  }
}

const readOnly = ({ send }: Messenger): Messenger => ({
  send: async (message) => {
    if (message.method !== 'GET') throw new Error(`looking is to send no ${message.method}`)
    return send(message)
  },
})
