import type { Command } from 'commander'
import type { ServeFlags } from '../flags/serve-flags.js'
import { wholeNumber } from '../flags/whole-number.js'
import type { Stop } from '../stop/open-stop.js'

/** Declares `assay serve`. */
export function addServe(program: Command, stop: Stop): void {
  program
    .command('serve')
    .summary('run the reference bank')
    .description(
      'Runs the reference bank on this machine, as it is, with planted defects, or with liberties.',
    )
    .option('--port <n>', 'port; 0 chooses a free one', wholeNumber(0, 65_535), 4010)
    .option('--defect <id...>', 'planted defects, by name; `assay list defects` shows them')
    .option(
      '--liberty <id...>',
      'what another honest bank does, by name; `assay list liberties` shows them',
    )
    .option('--latency <ms>', 'delay of every answer in milliseconds', wholeNumber(0, 600_000), 0)
    .option('--accounts <n>', 'number of additional accounts', wholeNumber(0, 1_000_000), 110)
    .addHelpText(
      'after',
      `
Examples:
  assay serve                                     then: assay run --profile examples/reference-bank.yaml
  assay serve --port 0 --defect balances-in-order-of-books
  assay serve --port 0 --liberty orders-reversed`,
    )
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./serve-command.js')
      await serveCommand(flags, stop)
    })
}
