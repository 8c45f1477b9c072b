import { resolve } from 'node:path'
import { readTextFile } from '../bounds/read-text-file.js'
import type { Secret } from './actor.js'
import type { Environment } from './environment.js'
import type { RawSecret } from './raw-profile.js'

const mostBytes = 65_536

type ResolvedSecret =
  | { readonly kind: 'found'; readonly secret: Secret; readonly literal: boolean }
  | { readonly kind: 'missing'; readonly message: string; readonly remedy: string }

export interface SecretSources {
  readonly env: Environment
  /** That relative paths start from: the profile's. */
  readonly folder: string
  /** The data come from a program: where it has their secrets from is its own matter. */
  readonly fromCode?: boolean
}

/**
 * Looks a secret up and takes the white space around it away. Never says its value.
 *
 * @param stand Environment variable that stands for the secret when it does not come from one.
 */
export function resolveSecret(
  raw: RawSecret,
  stand: string,
  { env, folder, fromCode = false }: SecretSources,
): ResolvedSecret {
  if (typeof raw === 'string') return check(raw, stand, 'the secret in the profile', !fromCode)
  if (raw.env !== undefined) {
    const value = env[raw.env]
    if (value === undefined || value.trim() === '') {
      const state = value === undefined ? 'not set' : 'empty'
      return {
        kind: 'missing',
        message: `the environment variable ${raw.env} is ${state}`,
        remedy: `Set it before the run: export ${raw.env}=…`,
      }
    }
    return check(value, raw.env, `the environment variable ${raw.env}`, false)
  }
  const file = raw.file ?? ''
  try {
    const value = readTextFile(resolve(folder, file), mostBytes)
    return check(value, stand, `the file ${file}`, false)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {
      kind: 'missing',
      message: `the file ${file} cannot be read: ${reason}`,
      remedy: 'Paths are relative to the folder of the profile.',
    }
  }
}

function check(given: string, variable: string, source: string, literal: boolean): ResolvedSecret {
  const value = given.trim()
  if (value === '') {
    return { kind: 'missing', message: `${source} is empty`, remedy: 'Put the secret into it.' }
  }
  // RFC 9110 section 5.5: what else a field value may hold is obsolete or dangerous.
  if (/[^\x20-\x7e]/.test(value)) {
    return {
      kind: 'missing',
      message: `${source} holds a character that no header field can carry`,
      remedy: 'Look for line breaks and letters outside ASCII.',
    }
  }
  return { kind: 'found', secret: { value, variable }, literal }
}
