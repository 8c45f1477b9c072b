import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError } from 'commander'

export interface ProveFlags {
  readonly defect?: readonly string[]
  readonly workers: number
  readonly verbose?: boolean
}

const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('It takes a number from 1 to 99.')
  return Number(text)
}

/** Declares `assay prove`. */
export function addProve(program: Command): void {
  program
    .command('prove')
    .summary('show that every requirement can fail, and that freedom is not failed')
    .description(
      'Certifies the reference bank once for each planted defect, which must fail with the right requirement, and once for each liberty, which must not.',
    )
    .option('--defect <name...>', 'only these defects or liberties')
    .option('--workers <n>', 'processes side by side', wholeNumber, availableParallelism())
    .option('--verbose', 'every row of the kill matrix')
    .addHelpText(
      'after',
      `
Examples:
  assay prove
  assay prove --defect balances-in-order-of-books --verbose

Exit codes:
  0 every defect was killed by the right requirement, no liberty was failed, no requirement is without a defect
  1 otherwise`,
    )
    .action(async (flags: ProveFlags) => {
      const { proveCommand } = await import('./prove-command.js')
      process.exitCode = await proveCommand(flags)
    })
}
