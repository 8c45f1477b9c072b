import type { Command } from 'commander'
import type { ReplayFlags } from '../flags/replay-flags.js'
import { allowOption } from '../flags/target-flags.js'
import type { Stop } from '../stop/open-stop.js'

/** Declares `assay replay`. */
export function addReplay(program: Command, stop: Stop): void {
  program
    .command('replay')
    .summary('send the requests of one requirement of the last run again')
    .description(
      'Performs what judged a requirement in the last run again, with fresh values and entity tags, shows what changed, and puts back what it changed. The reports stay as they are.',
    )
    .argument('<id>', 'id of a requirement')
    .option('-p, --profile <file>', 'profile of the target; that of the last run by default')
    .option(
      '-u, --base-url <url>',
      'root of the target, if the last run had one that is not in the profile',
    )
    .option('-o, --out <folder>', 'where the reports of the last run are', 'reports')
    .addOption(allowOption())
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay replay accounts.balances.order
  assay replay text.setString.created --allow reversible

Exit codes:
  0 it passes   1 it fails   2 usage, profile or definition   3 it could not be decided`,
    )
    .action(async (id: string, flags: ReplayFlags) => {
      const { replayCommand } = await import('./replay-command.js')
      process.exitCode = await replayCommand(id, flags, stop)
    })
}
