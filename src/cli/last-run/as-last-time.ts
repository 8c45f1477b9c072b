import { resolve } from 'node:path'
import { CommandError } from '../command-error.js'
import type { LastRun } from './read-last-run.js'

interface Flags {
  readonly profile?: string
  readonly baseUrl?: string
}

/**
 * Flags that name no target mean that of the last run.
 *
 * @throws CommandError where they name another profile
 */
export function asLastTime<F extends Flags>(flags: F, { run, file }: LastRun): F {
  const { profile, baseUrl, embedded } = run.target
  const named = flags.profile !== undefined || flags.baseUrl !== undefined
  if (embedded && !named) return flags
  if (profile === undefined) {
    if (flags.profile !== undefined)
      throw new CommandError(`${file} is from a run without a profile. ${remedy}`)
    return { ...flags, baseUrl: flags.baseUrl ?? baseUrl }
  }
  if (flags.profile !== undefined && resolve(flags.profile) !== resolve(profile))
    throw new CommandError(
      `${file} is from a run with ${profile}, not with ${flags.profile}. ${remedy}`,
    )
  return { ...flags, profile }
}

/**
 * Checks that a target is that of the last run.
 *
 * @param now as it may be shown
 * @throws CommandError where it is another
 */
export function checkSameTarget(
  now: { readonly baseUrl: string; readonly embedded: boolean },
  { run, file }: LastRun,
): void {
  const { baseUrl, embedded } = run.target
  // The embedded bank has another port each time.
  if (embedded ? now.embedded : now.baseUrl === baseUrl) return
  const was = embedded ? 'the embedded reference bank' : baseUrl
  const is = now.embedded ? 'the embedded reference bank' : now.baseUrl
  const again = embedded || now.embedded ? '' : `Name that target (--base-url ${was}). `
  throw new CommandError(
    `${file} is from a run against ${was}, not against ${is}. ${again}${remedy}`,
  )
}

const remedy = 'Run everything first (assay run), or name the folder of the other run with --out.'
