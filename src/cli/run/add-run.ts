import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Stop } from '../stop/open-stop.js'

export interface RunFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly interface?: readonly string[]
  readonly only?: readonly string[]
  readonly out: string
  readonly concurrency?: number
  readonly allow?: 'observe' | 'reversible' | 'disruptive'
  readonly seed?: number
  readonly strict?: boolean
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly color: boolean
}

const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || !Number.isSafeInteger(value))
      throw new InvalidArgumentError(`It takes a whole number from ${least}.`)
    return value
  }

const folder = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('It takes the name of a folder.')
  return text
}

/** Declares `assay run`. */
export function addRun(program: Command, stop: Stop): void {
  program
    .command('run', { isDefault: true })
    .summary('certify a target and write the reports')
    .description(
      'Drives a target through the scenarios, judges its answers and writes the reports.',
    )
    .option('-p, --profile <file>', 'profile of the target (YAML)')
    .option('-u, --base-url <url>', 'root of the target; without a target, the reference bank')
    .option('-i, --interface <name...>', 'only these interfaces')
    .option('--only <pattern...>', 'only these requirements or scenarios (* stands for anything)')
    .option('-o, --out <folder>', 'where the reports go', folder, 'reports')
    .option('-c, --concurrency <n>', 'scenarios in flight', wholeNumber(1))
    .addOption(
      new Option('--allow <level>', 'what may be done to the target').choices([
        'observe',
        'reversible',
        'disruptive',
      ]),
    )
    .option('--seed <n>', 'makes the values that are drawn repeatable', wholeNumber(0))
    .option('--strict', 'what is claimed and undecided ends with 3')
    .option('-b, --baseline <file>', 'known failures (YAML), which do not end with 1')
    .option('--update-baseline', 'write the baseline anew from what fails in this run')
    .option('--no-color', 'no colours (NO_COLOR is heeded as well)')
    .addHelpText(
      'after',
      `
Examples:
  assay run                                             certify the embedded reference bank
  assay run --base-url https://sandbox.example.bank/api with ASSAY_API_KEY and ASSAY_TOKEN set
  assay run --profile assay.yaml --strict               as a CI gate
  assay run --baseline assay.baseline.yaml              fail for new failures only
  assay run --only accounts.balances 'laws/*'           a part of it

Exit codes:
  0 no failure   1 not conformant   2 usage, profile or definition   3 could not be tested
  With a baseline: 0 no new failure, 1 a new failure or an entry that passes now`,
    )
    .action(async (flags: RunFlags) => {
      const { runCommand } = await import('./run-command.js')
      process.exitCode = await runCommand(flags, stop)
    })
}
