import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkBaseUrl } from '../../target/check-base-url.js'
import type { RawProfile } from '../../target/raw-profile.js'
import { readProfile, readProfileText } from '../../target/read-profile.js'
import { supplementsOf } from '../../target/supplements-of.js'
import { CommandError } from '../command-error.js'
import { checkPlace } from '../output/check-place.js'
import { makeFolder } from '../output/make-folder.js'
import type { Supplements } from '../supplements-for.js'

/** What stands in the place of the profile before anything is done. */
export interface ExistingProfile {
  /** Undefined when there is none. */
  readonly text: string | undefined
  /** As it is written, and not checked yet. */
  readonly raw: RawProfile
  readonly supplements: Supplements
}

/**
 * Looks at the place of a profile, and whether it can be written there.
 *
 * @throws CommandError when it cannot, ProfileError when what stands there is no YAML
 */
export function openExistingProfile(file: string): ExistingProfile {
  checkPlace(file, file)
  const folder = dirname(file)
  // One that is not there is made when there is something to write.
  if (existsSync(folder)) makeFolder(folder, folder)
  if (!existsSync(file)) return { text: undefined, raw: {}, supplements: {} }
  const text = readProfileText(file)
  const { data } = readProfile(file, text)
  return { text, raw: (data ?? {}) as RawProfile, supplements: supplementsOf(file) }
}

/**
 * The base URL of a target, in its one spelling; one that is none is told when the profile is read.
 *
 * @param ask asks for it, where a user can be asked
 * @throws CommandError when there is none, or when the profile is about another one
 */
export async function chooseBaseUrl(
  file: string,
  { raw }: ExistingProfile,
  flag: string | undefined,
  ask: (() => Promise<string>) | undefined,
): Promise<string> {
  const own = raw.target?.baseUrl
  const given = flag ?? own ?? (await ask?.())
  if (given === undefined)
    throw new CommandError(
      '--base-url is missing: the root of the target, such as https://sandbox.example.bank/api',
    )
  const baseUrl = spelled(given)
  if (own !== undefined && spelled(own) !== baseUrl)
    throw new CommandError(
      `${file} is about ${own}; name another file with --out, or leave out --base-url`,
    )
  return baseUrl
}

const spelled = (baseUrl: string): string => {
  const checked = checkBaseUrl(baseUrl)
  return checked.kind === 'good' ? checked.baseUrl : baseUrl
}
