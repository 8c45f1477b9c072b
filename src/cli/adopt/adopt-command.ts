import { readRequirementSet, requirementSetNames } from '../../contract/requirement-sets.js'
import { adoptionText } from '../../report/terminal/adoption-text.js'
import { paint } from '../../report/terminal/paint.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { AdoptFlags } from '../flags/adopt-flags.js'
import { readLastRun } from '../last-run/read-last-run.js'
import { print } from '../output/print.js'
import { wantsColor } from '../wants-color.js'
import { terminalWidth } from '../terminal-width.js'

/** `assay adopt`: shows what a newer set of requirements would change in the last run. */
export function adoptCommand(wanted: string | undefined, flags: AdoptFlags): ExitCode {
  const { run } = readLastRun(flags.out)
  const names = requirementSetNames()
  if (wanted !== undefined && !names.includes(wanted))
    throw new CommandError(
      `there is no set of requirements ${wanted}; there are ${names.join(', ')}`,
    )
  const set = wanted === undefined ? undefined : readRequirementSet(wanted)
  const later = run.requirements.filter(
    ({ id, later: outcome }) => outcome !== undefined && (set?.ids.has(id) ?? true),
  )
  if (flags.json) {
    const told = later.map(({ id, text, later: verdict, because }) => ({
      id,
      text,
      verdict,
      because,
    }))
    print(
      `${JSON.stringify({ claimed: run.requirementSet?.name, adopting: wanted, later: told }, null, 2)}\n`,
    )
    return exitCode.success
  }
  const width = terminalWidth()
  const colours = paint(flags.color && wantsColor(process.stdout))
  print(adoptionText({ run, later, wanted, newest: names[0] }, width, colours))
  return exitCode.success
}
