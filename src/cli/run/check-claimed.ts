import type { Contract } from '../../contract/contract.js'
import { matchesPattern } from '../../run/matches-pattern.js'
import { CommandError } from '../command-error.js'
import type { RunFlags } from '../flags/run-flags.js'

/**
 * Checks that the profile claims what the command line asks for: what is not claimed is not tested,
 * and a run for it would decide nothing.
 *
 * @param claimed `claims.interfaces` of the profile; without it all are claimed
 * @throws CommandError for what is asked for and is not claimed
 */
export function checkClaimed(
  flags: Pick<RunFlags, 'interface' | 'only'>,
  claimed: readonly string[] | undefined,
  { interfaces }: Contract,
): void {
  if (claimed === undefined) return
  const isMissing = (name: string): boolean => !claimed.includes(name)
  const refuse = (missing: readonly string[], option: string): never => {
    throw new CommandError(
      `${option} asks for ${missing.join(', ')}, which the profile does not claim, so nothing would be tested; add it to claims.interfaces (now ${claimed.join(', ')}) or leave out the option`,
    )
  }
  const missing = (flags.interface ?? []).filter(isMissing)
  if (missing.length > 0) refuse(missing, `--interface ${missing.join(' ')}`)
  for (const pattern of flags.only ?? []) {
    const meant = interfaces
      .filter(({ requirements }) => requirements.some(({ id }) => matchesPattern(id, pattern)))
      .map(({ name }) => name)
    if (meant.length > 0 && meant.every(isMissing)) refuse(meant, `--only ${pattern}`)
  }
}
