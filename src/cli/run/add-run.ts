import { type Command, InvalidArgumentError, Option } from 'commander'
import type { RunFlags } from '../flags/run-flags.js'
import { addTarget, allowOption } from '../flags/target-flags.js'
import { timeSpan } from '../flags/time-span.js'
import { wholeNumber } from '../flags/whole-number.js'
import { addReporter } from '../flags/add-reporter.js'
import { reporterNames } from './read-reporter.js'
import type { Stop } from '../stop/open-stop.js'

const folder = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('It takes the name of a folder.')
  return text
}

/** Declares `assay run`. */
export function addRun(program: Command, stop: Stop): void {
  addTarget(program.command('run', { isDefault: true }))
    .summary('certify a target and write the reports')
    .description(
      'Drives a target through the scenarios, judges its answers and writes the reports.',
    )
    .option('-o, --out <folder>', 'where the reports go', folder, 'reports')
    .option(
      '-r, --reporter <name[=path]>',
      `a report beside the usual ones: ${reporterNames.join(', ')}; path - is standard output; repeatable`,
      addReporter,
    )
    .option('-c, --concurrency <n>', 'scenarios in flight', wholeNumber(1))
    .addOption(allowOption())
    .option('--seed <n>', 'makes random values repeatable', wholeNumber(0))
    .option('--rounds <n>', 'performs everything n times, with other values', wholeNumber(1, 1000))
    .option('--for <time>', 'begins further rounds for so long, such as 90s, 10m or 2h', timeSpan)
    .option('--failed', 'only what failed or was inconclusive in the last run (in --out)')
    .option('--strict', 'inconclusive requirements that are claimed end the run with 3')
    .addOption(
      new Option('--fail-on <level>', 'what ends with 1: a must, or a should as well').choices([
        'must',
        'should',
      ]),
    )
    .option('-b, --baseline <file>', 'known failures (YAML), which do not end with 1')
    .option('--update-baseline', 'write the baseline anew from what fails in this run')
    .option(
      '--compare <run>',
      'an earlier run (folder, run.json or bundle): its verdicts beside this one’s',
    )
    .option('--by <who>', 'who makes the run, as it is to stand in reports for auditors')
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay run                                             certify the embedded reference bank
  assay run --base-url https://sandbox.example.bank/api with ASSAY_API_KEY and ASSAY_TOKEN set
  assay run --strict                                    the target of assay.yaml, as a gate in CI
  assay run --baseline assay.baseline.yaml              fail for new failures only
  assay run --reporter github --reporter sarif          beside what a change was made to
  assay run --only accounts.balances 'laws/*'           a part of it
  assay run --for 10m                                   what shows only now and then, as well
  assay run --failed                                    what the last run left failed or inconclusive

Exit codes:
  0 no failure   1 not conformant   2 usage, profile or definition   3 could not be tested
  With a baseline: 0 no new failure, 1 a new failure or an entry that passes now`,
    )
    .action(async (flags: RunFlags) => {
      const { runCommand } = await import('./run-command.js')
      process.exitCode = await runCommand(flags, stop)
    })
}
