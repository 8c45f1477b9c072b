import { existsSync } from 'node:fs'
import { keyOfWay } from '../../login/key-of-way.js'
import { type KeptLogin, openLoginStore } from '../../login/login-store.js'
import { placeOfLogins } from '../../login/place-of-logins.js'
import { type Revocation, revokeTokens } from '../../login/revoke-tokens.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { loadProfile } from '../../target/load-profile.js'
import type { Profile } from '../../target/profile.js'
import { profileFromFlags } from '../../target/profile-from-flags.js'
import { print } from '../output/print.js'
import { actorNamed } from './actor-named.js'
import type { LogoutFlags } from '../flags/login-flags.js'
import { keptEnvironment } from './kept-environment.js'

/** `assay logout`: removes tokens, and has them revoked where their server does that. */
export async function logoutCommand(name: string | undefined, flags: LogoutFlags): Promise<void> {
  const actor = name === undefined ? undefined : actorNamed(name)
  const profile = flags.all ? undefined : await profileOf(flags)
  const target = profile?.target.baseUrl
  const isTarget = (one: { readonly target: string }): boolean =>
    target === undefined || one.target === target
  const store = openLoginStore(placeOfLogins(process.env))
  const isMeant = (one: KeptLogin): boolean => isTarget(one) && (actor ?? one.actor) === one.actor
  const gone = store.read().filter(isMeant)
  const secrets = actor === undefined ? store.secrets().filter(isTarget) : []
  // A run may renew the tokens of others meanwhile.
  if (gone.length + secrets.length > 0)
    await store.alone(async () => {
      store.change((all) => all.filter((one) => !isMeant(one)))
      if (actor === undefined) store.changeSecrets((all) => all.filter((one) => !isTarget(one)))
    })
  const who = [...new Set(gone.map((one) => one.actor))]
  const removed = [...new Set(secrets.map(({ variable }) => variable))]
  print(
    who.length === 0
      ? `no actor was logged in${actor === undefined ? '' : ` as ${actor}`}\n`
      : `logged out: ${who.join(', ')}\n`,
  )
  if (removed.length > 0) print(`removed: ${removed.join(', ')}\n`)
  for (const line of await revoke(profile, gone)) print(`${escapeTerminal(line, 400)}\n`)
}

/** Lines about what came of it. */
async function revoke(
  profile: Profile | undefined,
  gone: readonly KeptLogin[],
): Promise<readonly string[]> {
  const { ways = [], origins = [] } = profile?.auth ?? {}
  const outcomes = await Promise.all(
    gone.map(async (one): Promise<Revocation> => {
      const way = ways.find((each) => keyOfWay(each) === one.way)
      return way === undefined
        ? { kind: 'failed', because: 'no profile says where' }
        : revokeTokens(way, one.tokens, origins)
    }),
  )
  return [...new Set(outcomes.map(told))]
}

function told(outcome: Revocation): string {
  if (outcome.kind === 'revoked') return 'the tokens are revoked'
  const anyway = 'are deleted here, not revoked, and expire by themselves'
  return outcome.kind === 'no endpoint'
    ? `the tokens ${anyway}: their server names no revocation endpoint`
    : `the tokens ${anyway}: ${outcome.because}`
}

/** A base URL is enough, where there is no profile. */
async function profileOf({ profile, baseUrl }: LogoutFlags): Promise<Profile> {
  if (baseUrl !== undefined && !existsSync(profile))
    return profileFromFlags({ baseUrl, env: process.env }).profile
  const overrides = baseUrl === undefined ? {} : { baseUrl }
  const env = await keptEnvironment(profile, overrides)
  return loadProfile(profile, { env, overrides, withoutActors: true }).profile
}
