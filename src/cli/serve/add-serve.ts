import { type Command, InvalidArgumentError } from 'commander'
import type { Stop } from '../stop/open-stop.js'

export interface ServeFlags {
  readonly port: number
  readonly defect?: readonly string[]
  readonly latency: number
  readonly accounts: number
}

const wholeNumber =
  (most: number) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text) || Number(text) > most)
      throw new InvalidArgumentError(`It takes a whole number from 0 to ${most}.`)
    return Number(text)
  }

/** Declares `assay serve`. */
export function addServe(program: Command, stop: Stop): void {
  program
    .command('serve')
    .summary('run the reference bank')
    .description('Runs the reference bank on this machine, honest or with planted defects.')
    .option('--port <n>', 'port; 0 takes a free one', wholeNumber(65_535), 4010)
    .option('--defect <id...>', 'planted defects, by name; `assay list defects` shows them')
    .option('--latency <ms>', 'milliseconds that every answer takes', wholeNumber(600_000), 0)
    .option('--accounts <n>', 'accounts beyond the special ones', wholeNumber(1_000_000), 110)
    .addHelpText(
      'after',
      `
Examples:
  assay serve                                     then: assay run --profile examples/reference-bank.yaml
  assay serve --port 0 --defect balances-in-order-of-books`,
    )
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./serve-command.js')
      await serveCommand(flags, stop)
    })
}
