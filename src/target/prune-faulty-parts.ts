import type { ErrorObject } from 'ajv/dist/2020.js'
import { pathOfPointer } from './profile-path.js'
import type { RawProfile } from './raw-profile.js'

/**
 * The part of a profile that the schema has nothing against, so that what it says can still be
 * checked: one reading reports as much as possible. Takes out whole entries of a section (an
 * actor, a hook, a limit), which are optional, and never a part of one.
 */
export function pruneFaultyParts(data: unknown, errors: readonly ErrorObject[]): RawProfile {
  const root: Record<string, unknown> = isMapping(data) ? structuredClone(data) : {}
  for (const error of errors) {
    const unknown = error.keyword === 'additionalProperties'
    const key: readonly string[] = unknown ? [error.params['additionalProperty']] : []
    const [section, entry] = [...pathOfPointer(error.instancePath), ...key]
    if (section === undefined) continue
    const holder = root[section]
    // Half of what a log-in needs is no log-in.
    const whole = section === 'auth'
    if (entry !== undefined && isMapping(holder) && !whole) delete holder[entry]
    else delete root[section]
  }
  return root as RawProfile
}

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
