import { Argument, type Command } from 'commander'
import { listed, type Listed, type ListFlags } from '../flags/list-flags.js'

/** Declares `assay list`. */
export function addList(program: Command): void {
  program
    .command('list')
    .summary('list requirements, scenarios, gaps, rules, fixtures, defects or liberties')
    .description('Lists what Assay knows.')
    .addArgument(new Argument('[what]', 'what to list').choices(listed).default('requirements'))
    .option('-p, --profile <file>', 'with the supplements that this profile names')
    .option('--json', 'machine-readable')
    .option('-i, --interface <name...>', 'only these interfaces')
    .addHelpText(
      'after',
      `
Examples:
  assay list requirements --json      every requirement: clause, level, how it is decided and by what
  assay list gaps                     what the documents leave open
  assay list fixtures                 what a profile may give
  assay list liberties -i text        conforming behaviour that has to pass, which assay prove tries`,
    )
    .action(async (what: Listed, flags: ListFlags) => {
      const { listCommand } = await import('./list-command.js')
      process.exitCode = await listCommand(what, flags)
    })
}
