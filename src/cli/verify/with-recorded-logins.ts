import { readLoginRecords } from '../../terms/login-record.js'
import type { Environment } from '../../target/environment.js'
import type { Profile } from '../../target/profile.js'
import { variableName } from '../../target/variable-name.js'

/**
 * A profile in which those who were logged in have what stands for their tokens, and the records of their log-ins.
 *
 * @param records as the run was written with
 * @param env has what stands for the tokens, by the variables that a reproduction names
 */
export function withRecordedLogins(profile: Profile, records: unknown, env: Environment): Profile {
  const loginRecords = readLoginRecords(records)
  const { actors } = profile
  const loggedIn = loginRecords.flatMap(({ actor: name }) => {
    const variable = variableName(name, 'token')
    const value = env[variable]
    const own = actors[name]
    if (own?.token || value === undefined) return []
    const apiKey = own?.apiKey ?? actors.customer?.apiKey
    return [[name, { ...own, name, apiKey, token: { value, variable } }] as const]
  })
  return { ...profile, loginRecords, actors: { ...actors, ...Object.fromEntries(loggedIn) } }
}
