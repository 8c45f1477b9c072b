import type { Command } from 'commander'
import type { AdoptFlags } from '../flags/adopt-flags.js'

/** Declares `assay adopt`. */
export function addAdopt(program: Command): void {
  program
    .command('adopt')
    .summary('show what claiming a newer set of requirements would change')
    .description(
      'Shows which requirements came later than the set that the profile claims (claims.requirements), and how the target of the last run does in them.',
    )
    .argument('[set]', 'a newer set; by default all that there is')
    .option('-o, --out <folder>', 'where the reports of the last run are', 'reports')
    .option('--json', 'machine-readable')
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay adopt            all that the last run did not score
  assay adopt 2026-11    what claiming this set would change`,
    )
    .action(async (set: string | undefined, flags: AdoptFlags) => {
      const { adoptCommand } = await import('./adopt-command.js')
      process.exitCode = adoptCommand(set, flags)
    })
}
