import { join } from 'node:path'
import { terminalReport } from '../../report/terminal.js'
import type { Run } from '../../run/run.js'
import type { RunFlags } from '../flags/run-flags.js'
import { wantsColor } from '../wants-color.js'
import { nextCommand } from './next-command.js'
import type { OpenRun } from './open-run.js'

/** Tells at the terminal what came of a run, and which command goes on from there. */
export function tellRun(run: Run, flags: RunFlags, { target, say }: OpenRun): void {
  const color = flags.color && wantsColor(process.stdout)
  const width = process.stdout.columns || 100
  const paths = ['index.html', 'junit/', 'run.json'].map((name) => join(flags.out, name))
  say(
    terminalReport(run, { color, width, paths }) +
      nextCommand(flags, run, target.profile.logins !== undefined),
  )
}
