import { escapeTerminal } from '../../report/escape-terminal.js'
import type { Run } from '../../run/run.js'
import type { RunFlags } from '../flags/run-flags.js'

/** The command that goes on from a run of a part, or from one that knew no more of its target than the address. */
export function nextCommand(
  { profile, baseUrl, failed }: Pick<RunFlags, 'profile' | 'baseUrl' | 'failed'>,
  { target, totals }: Run,
): string {
  if (failed) {
    const named = [
      ...(profile === undefined ? [] : [`--profile ${profile}`]),
      ...(profile !== undefined || baseUrl === undefined ? [] : [`--base-url ${target.baseUrl}`]),
    ].join(' ')
    return `\n  This was a part. The whole: npx assay run ${escapeTerminal(named)}`.trimEnd() + '\n'
  }
  if (profile !== undefined || baseUrl === undefined || totals.inconclusive === 0) return ''
  return `\n  To decide more: npx assay init --base-url ${escapeTerminal(target.baseUrl)}\n`
}
