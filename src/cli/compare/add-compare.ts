import { type Command, InvalidArgumentError } from 'commander'
import {
  type CompareFlags,
  type ComparisonOutput,
  comparisonReporters,
} from '../flags/compare-flags.js'

function addOutput(
  text: string,
  before: readonly ComparisonOutput[] = [],
): readonly ComparisonOutput[] {
  const [given, ...rest] = text.split('=')
  const name = comparisonReporters.find((one) => one === given)
  if (name === undefined)
    throw new InvalidArgumentError(`It is one of ${comparisonReporters.join(', ')}.`)
  const path = rest.join('=')
  if (rest.length > 0 && path.trim() === '')
    throw new InvalidArgumentError('The name of a file is missing.')
  return [...before, path === '' || path === '-' ? { name } : { name, path }]
}

/** Declares `assay compare`. */
export function addCompare(program: Command): void {
  program
    .command('compare')
    .summary('show what changed between two runs, and whose doing it is')
    .description(
      'Compares two runs: which requirements have another verdict, and whether the target, the contract, the suite or the profile changed that.',
    )
    .argument('<before>', 'folder of the reports of the older run, its run.json or its bundle')
    .argument('<after>', 'the same of the newer run')
    .option(
      '-r, --reporter <name[=path]>',
      `${comparisonReporters.join(', ')}; repeatable`,
      addOutput,
    )
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay compare main/reports reports
  assay compare main/reports reports --reporter github --reporter html=changes.html

Exit codes:
  0 nothing fails that did not fail before   1 a new failure   2 a run cannot be read`,
    )
    .action(async (before: string, after: string, flags: CompareFlags) => {
      const { compareCommand } = await import('./compare-command.js')
      process.exitCode = await compareCommand(before, after, flags)
    })
}
