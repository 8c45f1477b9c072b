import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { packageRoot } from '../../package-root.js'
import { CommandError } from '../command-error.js'
import type { ProveFlags } from '../flags/prove-flags.js'
import { wholeNumber } from '../flags/whole-number.js'

/** Declares `assay prove`. */
export function addProve(program: Command): void {
  program
    .command('prove')
    .summary('show that every requirement can fail and that no conforming behaviour does')
    .description(
      'Certifies the reference bank once for each planted defect, which must fail with the right requirement, and once for each liberty, which must not.',
    )
    .option('--defect <name...>', 'only these defects or liberties')
    .option('-i, --interface <name...>', 'only what these interfaces can show')
    .option(
      '--changed [commit]',
      'only what concerns what changed since a commit, the last one by default',
    )
    .option('--apart', 'try each liberty alone, which takes longer')
    .option('--workers <n>', 'processes side by side', wholeNumber(1, 99), availableParallelism())
    .option('--verbose', 'every row of the kill matrix')
    .addHelpText(
      'after',
      `
Examples:
  assay prove
  assay prove --defect balances-in-order-of-books --verbose
  assay prove --interface text
  assay prove --changed=main

Exit codes:
  0 every defect was killed by the right requirement, no liberty was failed, no requirement is without a defect
  1 otherwise
  2 usage, or a package without its source`,
    )
    .action(async (flags: ProveFlags) => {
      if (!existsSync(join(packageRoot, 'proof/command')))
        throw new CommandError(
          'the proof is part of the source of Assay, and not of its package; clone the source to run it',
        )
      const { proveCommand } = await import('../../../proof/command/prove-command.js')
      process.exitCode = await proveCommand(flags)
    })
}
