import { dirname, resolve } from 'node:path'
import { checkKnownNames } from './check-known-names.js'
import { collectRemarks, type FindPlace } from './collect-remarks.js'
import { completeProfile } from './complete-profile.js'
import type { Environment } from './environment.js'
import { explainSchemaError } from './explain-schema-error.js'
import type { KnownNames } from './known-names.js'
import type { Overrides } from './overrides.js'
import type { LoadedProfile } from './profile.js'
import { ProfileError } from './profile-error.js'
import { pruneFaultyParts } from './prune-faulty-parts.js'
import { readProfile } from './read-profile.js'
import { validateProfile } from './validate-profile.js'

export interface LoadOptions {
  readonly env: Environment
  readonly overrides?: Overrides
  /** With it, names of interfaces, operations, options and fixtures are checked too. */
  readonly known?: KnownNames
  /** Leaves the credentials of actors aside, for a user who is about to log in. */
  readonly withoutActors?: boolean
  /** The data come from a program: a secret that stands in them is none that stands in a file. */
  readonly fromCode?: boolean
  /** What is going to stand in the file. */
  readonly text?: string
}

/**
 * Reads a profile, checks all of it, looks its secrets up and fills in the defaults.
 *
 * @param path As the user gave it; mistakes name it so.
 * @throws ProfileError with every mistake that was found, each with its line and column.
 */
export function loadProfile(path: string, options: LoadOptions): LoadedProfile {
  const folder = dirname(resolve(path))
  return checkProfile({ file: path, folder, ...readProfile(path, options.text) }, options)
}

/** The data of a profile, wherever they come from. */
interface ProfileSource {
  /** As mistakes name it. */
  readonly file: string
  /** That relative paths start from. */
  readonly folder: string
  readonly data: unknown
  readonly place: FindPlace
}

/**
 * Checks the data of a profile, looks its secrets up and fills in the defaults.
 *
 * @throws ProfileError with every mistake that was found
 */
export function checkProfile(source: ProfileSource, options: LoadOptions): LoadedProfile {
  const { file, folder, data, place } = source
  const remarks = collectRemarks(file, place)
  const errors = validateProfile(data)
  for (const error of errors) {
    const { path: at, message, remedy, part } = explainSchemaError(error)
    remarks.mistake(at, message, remedy, part)
  }
  const raw = pruneFaultyParts(data, errors)
  if (options.known) checkKnownNames(raw, options.known, remarks)
  const { env, fromCode } = options
  const sources = { env, folder, fromCode }
  const profile = completeProfile(
    options.withoutActors ? { ...raw, actors: {} } : raw,
    sources,
    options.overrides ?? {},
    remarks,
  )
  const doubtful = errors.some(({ instancePath }) => /^(\/target.*)?$/.test(instancePath))
  if (profile.target.baseUrl === '' && remarks.mistakes.length === 0 && !doubtful) {
    const remedy = 'For example: target: { baseUrl: https://sandbox.example.bank/api }'
    remarks.mistake(['target'], 'the base URL of the target is missing', remedy)
  }
  if (remarks.mistakes.length > 0) throw new ProfileError(remarks.mistakes)
  return { profile, warnings: remarks.warnings }
}
