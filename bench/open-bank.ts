import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '../src/package-root.js'
import { bankSecrets } from '../src/reference/bank-secrets.js'
import { loadProfile } from '../src/target/load-profile.js'
import type { Profile } from '../src/target/profile.js'

/** A reference bank whose own cost does not fall on us. */
export interface OpenBank {
  readonly profile: Profile
  /** Brings back what a certification used up, such as sessions. */
  reset(): Promise<void>
  close(): Promise<void>
}

export const profilePath = join(packageRoot, 'examples/reference-bank.yaml')

/** @param latency milliseconds that it holds back each answer */
export async function openBank(latency = 0): Promise<OpenBank> {
  const child = fork(new URL('./bank-process.js', import.meta.url), [String(latency)])
  const [baseUrl] = (await once(child, 'message')) as [string]
  const profile = (overrides: object): Profile =>
    loadProfile(profilePath, { env: bankSecrets, overrides: { ...overrides, baseUrl } }).profile
  return {
    profile: profile({}),
    async reset() {
      const { ok } = await fetch(new URL('/control/reset', baseUrl), { method: 'POST' })
      if (!ok) throw new Error('the reference bank could not be reset')
    },
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
