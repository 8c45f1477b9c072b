import { escapeTerminal } from '../../report/escape-terminal.js'
import type { Run } from '../../run/run.js'
import type { RunFlags } from '../flags/run-flags.js'

/** The command that goes on from a run which knew no more of its target than the address. */
export function goOn(
  { profile, baseUrl }: Pick<RunFlags, 'profile' | 'baseUrl'>,
  { target, totals }: Run,
): string {
  if (profile !== undefined || baseUrl === undefined || totals.inconclusive === 0) return ''
  return `\n  To decide more: npx assay init --base-url ${escapeTerminal(target.baseUrl)}\n`
}
