import type { FoundLogin } from '../../login/find-login.js'
import type { Environment } from '../../target/environment.js'
import type { AddedMember, Addition } from '../../target/extend-profile/addition.js'
import { variableName } from '../../target/variable-name.js'
import { CommandError } from '../command-error.js'
import type { InitFlags } from '../flags/init-flags.js'
import type { Questions } from './open-questions.js'

/** How the customer of a new profile logs in. */
export interface BegunLogin {
  readonly additions: readonly Addition[]
  /** Where, in a few words. */
  readonly where: string
  /** Secrets that were typed in, by the variables that stand for them. */
  readonly secrets: Environment
}

/** The environment variable of a client's secret. */
const secretVariable = 'ASSAY_CLIENT_SECRET'

/**
 * Finds out how a user without a token logs in at a target.
 *
 * @returns undefined if no log-in is wanted
 * @throws CommandError if a log-in is wanted and it is not known where
 */
export async function beginLogin(
  flags: InitFlags,
  baseUrl: string,
  env: Environment,
  questions: Questions | undefined,
): Promise<BegunLogin | undefined> {
  const found = await find(flags, baseUrl, questions)
  if (found === undefined) return undefined
  const where = found.discovery ?? found.url ?? found.authorizationUrl ?? ''
  const clientId = flags.clientId ?? (await questions?.clientId(where))
  if (!clientId) return undefined

  const keyVariable = variableName('customer', 'apiKey')
  const typed = await questions?.client(env, flags.apiKey === undefined ? keyVariable : undefined)
  const secrets = { ...typed, ...(flags.apiKey && { [keyVariable]: flags.apiKey }) }
  const hasSecret = Boolean(env[secretVariable]?.trim()) || secretVariable in secrets
  const scopes = flags.scope ?? scopesOf(found.scopes)
  const { redirectPort, loginOrigin } = flags
  const { scopes: _, ...place } = found
  const all = {
    ...place,
    clientId,
    ...(hasSecret && { clientSecret: { env: secretVariable } }),
    ...(scopes.length > 0 && { scopes }),
    ...(loginOrigin && { origins: loginOrigin }),
    ...(redirectPort !== undefined && { redirectPort }),
  }
  const members = Object.entries(all).map(([name, value]): AddedMember => ({ name, value }))
  const apiKey = { name: 'apiKey', value: { env: keyVariable } }
  const additions = [
    { section: ['actors', 'customer'], members: [apiKey] },
    { section: ['auth'], members },
  ] as const
  return { additions, where, secrets }
}

async function find(
  flags: InitFlags,
  baseUrl: string,
  questions: Questions | undefined,
): Promise<FoundLogin | undefined> {
  const { findLogin } = await import('../../login/find-login.js')
  const origins = flags.loginOrigin ?? []
  const at = async (loginUrl?: string) => findLogin({ baseUrl, origins, loginUrl })
  const found = await at(flags.loginUrl)
  if (found !== undefined) return found
  if (flags.loginUrl === undefined && questions !== undefined) {
    const named = await questions.loginUrl()
    if (named === '') return undefined
    const there = await at(named)
    if (there !== undefined) return there
    return refuse(named)
  }
  if (flags.loginUrl !== undefined || flags.clientId !== undefined) refuse(flags.loginUrl)
  return undefined
}

function refuse(named: string | undefined): never {
  const [place, remedy] =
    named === undefined
      ? ['below the base URL', 'Name it']
      : [`at ${named}`, 'Name its root, or its OpenID Connect configuration']
  throw new CommandError(
    `no log-in was found ${place}\n${remedy}: --login-url https://login.example.bank`,
  )
}

/** What the documents have for customers: all at once, or one by one. */
const whole = ['banking/full', 'data/full']
const parts = [
  'banking/read',
  'banking/write',
  'banking/delete',
  'banking/readBalance',
  'data/read',
  'data/write',
]

/** Scopes of a customer, of those that a server says it has. */
function scopesOf(told: readonly string[]): readonly string[] {
  const have = (scopes: readonly string[]) => scopes.filter((one) => told.includes(one))
  const room = (scope: string) => scope.split('/')[0]
  const full = have(whole)
  return [...full, ...have(parts).filter((one) => !full.some((all) => room(all) === room(one)))]
}
