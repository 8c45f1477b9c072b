import type { Command } from 'commander'
import type { ShowFlags } from '../flags/show-flags.js'

/** Declares `assay show`. */
export function addShow(program: Command): void {
  program
    .command('show')
    .summary('show an exchange, a requirement or a scenario of the last run')
    .description(
      'Shows an exchange of the last run, or how a requirement or a scenario came out in it.',
    )
    .argument('<what>', 'number of an exchange, or id of a requirement or scenario')
    .option('-o, --out <folder>', 'where the reports of the run are', 'reports')
    .option('--json', 'machine-readable')
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay show 109                        the exchange with this number, whole
  assay show accounts.balances.order    a requirement: verdict, evidence, how to see it again
  assay show accounts/balances-order    a scenario: its exchanges, and what it found`,
    )
    .action(async (what: string, flags: ShowFlags) => {
      const { showCommand } = await import('./show-command.js')
      process.exitCode = await showCommand(what, flags)
    })
}
