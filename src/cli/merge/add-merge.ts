import { type Command, Option } from 'commander'
import type { MergeFlags } from '../flags/merge-flags.js'
import { addReporter } from '../flags/add-reporter.js'
import { reporterNames } from '../run/read-reporter.js'

/** Declares `assay merge`. */
export function addMerge(program: Command): void {
  program
    .command('merge')
    .summary('fold the reports of several runs into those of one')
    .description(
      'Folds runs of parts, such as of one interface each, into one, as if it had performed all of them.',
    )
    .argument('<runs...>', 'folders of the reports of the runs')
    .option('-o, --out <folder>', 'where the reports go', 'reports')
    .option(
      '-r, --reporter <name[=path]>',
      `a report beside the usual ones: ${reporterNames.filter((one) => one !== 'ndjson').join(', ')}; repeatable`,
      addReporter,
    )
    .option('-b, --baseline <file>', 'known failures (YAML), which do not end with 1')
    .option('--strict', 'inconclusive requirements that are claimed end it with 3')
    .addOption(
      new Option('--fail-on <level>', 'what ends with 1: a must, or a should as well').choices([
        'must',
        'should',
      ]),
    )
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay merge accounts/reports text/reports --out reports

Exit codes: as of assay run.`,
    )
    .action(async (folders: readonly string[], flags: MergeFlags) => {
      const { mergeCommand } = await import('./merge-command.js')
      process.exitCode = await mergeCommand(folders, flags)
    })
}
