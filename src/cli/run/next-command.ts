import { escapeTerminal } from '../../report/escape-terminal.js'
import type { Run } from '../../run/run.js'
import { usualProfile } from '../login/login-command-for.js'
import type { RunFlags } from '../flags/run-flags.js'

/**
 * The commands that go on from a run: what those of failures take, where actors are logged in, the whole from a part, and
 * what decides more for one that knew no more of its target than the address.
 */
export const nextCommand = (flags: Flags, run: Run, isLoggedIn: boolean): string =>
  (isLoggedIn && run.totals.fail > 0 ? secretsFor(flags) : '') + onwards(flags, run)

type Flags = Pick<RunFlags, 'profile' | 'baseUrl' | 'failed'>

const secretsFor = ({ profile }: Flags): string => {
  const named =
    profile === undefined || profile === usualProfile ? '' : ` --profile ${escapeTerminal(profile)}`
  return `\n  Before you paste a command: eval "$(npx assay token --export${named})"\n`
}

function onwards({ profile, baseUrl, failed }: Flags, { target, totals }: Run): string {
  if (failed) {
    const named = [
      ...(profile === undefined || profile === usualProfile ? [] : [`--profile ${profile}`]),
      ...(profile !== undefined || baseUrl === undefined ? [] : [`--base-url ${target.baseUrl}`]),
    ].join(' ')
    return `\n  This was a part. The whole: npx assay run ${escapeTerminal(named)}`.trimEnd() + '\n'
  }
  if (profile !== undefined || baseUrl === undefined || totals.inconclusive === 0) return ''
  return `\n  To decide more: npx assay init --base-url ${escapeTerminal(target.baseUrl)}\n`
}
