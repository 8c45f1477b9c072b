import type { Contract } from '../contract/contract.js'
import type { Suites } from '../run/load-suites.js'
import type { FindPlace } from '../target/collect-remarks.js'
import type { Environment } from '../target/environment.js'
import type { KnownNames } from '../target/known-names.js'
import { checkProfile } from '../target/load-profile.js'
import type { LoadedProfile } from '../target/profile.js'
import { ProfileError } from '../target/profile-error.js'
import { showPath } from '../target/profile-path.js'
import { knownNamesOf } from '../cli/run/known-names-of.js'

/**
 * The plain data of a profile that was given as an object: a copy, so that it does not change during the run.
 *
 * @throws ProfileError for what no file could hold: a function, a circle, a member that is undefined
 */
export function profileData(given: object): unknown {
  const holder = new Map<unknown, string>([[given, '']])
  const refuse = (at: string, message: string): never => {
    const remedy = 'Give it a value, or leave the member out.'
    throw new ProfileError([{ file: at, line: 0, column: 0, message, remedy }])
  }
  try {
    const text = JSON.stringify(given, function (this: unknown, key: string, value: unknown) {
      const above = holder.get(this) ?? ''
      const at = above === '' ? key : /^\d+$/.test(key) ? `${above}[${key}]` : `${above}.${key}`
      if (typeof value === 'object' && value !== null) holder.set(value, at)
      if (value === undefined) refuse(at, 'it is undefined')
      if (typeof value === 'function' || typeof value === 'symbol')
        refuse(at, `it is a ${typeof value}, which no profile holds`)
      return value
    })
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof ProfileError) throw error
    return refuse('profile', error instanceof Error ? error.message : String(error))
  }
}

/** In an object there are no lines: a mistake is named by the path of the member. */
const placeInData: FindPlace = (path) => ({ file: showPath(path), line: 0, column: 0 })

/**
 * Checks the data of a profile as those of a file are checked.
 *
 * @param folder that relative paths start from
 * @throws ProfileError whose mistakes name paths in the object: `actors.customer.token`
 */
export function checkData(data: unknown, { env, folder, contract, suites }: Given): LoadedProfile {
  const known: KnownNames = knownNamesOf(contract, suites)
  const source = { file: 'the profile', folder, data, place: placeInData }
  return checkProfile(source, { env, known, fromCode: true })
}

interface Given {
  readonly env: Environment
  readonly folder: string
  readonly contract: Contract
  readonly suites: Suites
}
