import type { Command } from 'commander'
import { addTarget, allowOption } from '../flags/target-flags.js'
import type { WatchFlags } from '../flags/watch-flags.js'
import type { Stop } from '../stop/open-stop.js'

/** Declares `assay watch`. */
export function addWatch(program: Command, stop: Stop): void {
  addTarget(program.command('watch'))
    .summary('test what failed again, whenever the target comes back')
    .description(
      'Tests what failed in the last run again, whenever the target comes back or something that is named changes, and shows the result on one screen. The reports stay as they are.',
    )
    .option('--on <place...>', 'files, folders and URLs of which a change begins a round')
    .option('-o, --out <folder>', 'where the reports of the last run are', 'reports')
    .addOption(allowOption())
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay watch --profile assay.yaml                      what failed, whenever the server comes back
  assay watch --profile assay.yaml --on src             and whenever a file in src changes
  assay watch --only accounts.balances                  these requirements, whatever the last run says

Enter begins a round as well, Ctrl-C ends it.`,
    )
    .action(async (flags: WatchFlags) => {
      const { watchCommand } = await import('./watch-command.js')
      process.exitCode = await watchCommand(flags, stop)
    })
}
