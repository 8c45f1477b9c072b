import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Command } from 'commander'
import { packageRoot } from '../../package-root.js'
import { CommandError } from '../command-error.js'
import type { ExitCode } from '../exit-code.js'
import type { ProveFlags } from '../flags/prove-flags.js'
import { allowOption } from '../flags/target-flags.js'
import { wholeNumber } from '../flags/whole-number.js'
import type { Stop } from '../stop/open-stop.js'

/** Declares `assay prove`. */
export function addProve(program: Command, stop: Stop): void {
  program
    .command('prove')
    .summary('show that every requirement can fail and that no conforming behaviour does')
    .description(
      'Certifies the reference bank once for each planted defect, which must fail with the right requirement, and once for each liberty, which must not. With --profile, does so for what the extensions of a profile bring, at its target, with defects and liberties planted on the way.',
    )
    .option('--defect <name...>', 'only these defects or liberties')
    .option('-i, --interface <name...>', 'only what these interfaces can show')
    .option('-p, --profile <file>', 'prove the extensions that this profile names, at its target')
    .option('-u, --base-url <url>', 'root of that target, where it is not that of the profile')
    .addOption(allowOption())
    .option(
      '--changed [commit]',
      'only what concerns what changed since a commit, the last one by default',
    )
    .option('--apart', 'try each liberty alone, which takes longer')
    .option(
      '--every <n>',
      'plant each defect in every nth answer only, and tell how many are found',
      wholeNumber(2, 99),
    )
    .option('--rounds <n>', 'with --every: certify so many times', wholeNumber(1, 99))
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
  assay prove --every 5 --interface text --verbose
  assay prove --profile examples/extension/assay.yaml

Exit codes:
  0 every defect was killed by the right requirement, no liberty was failed, no requirement is without a defect
  1 otherwise
  2 usage, or a package without its source
  3 the target of the profile could not be tested`,
    )
    .action(async (flags: ProveFlags) => {
      process.exitCode = await prove(flags, stop)
    })
}

async function prove(flags: ProveFlags, stop: Stop): Promise<ExitCode> {
  const { profile } = flags
  if (profile !== undefined) {
    if (flags.changed !== undefined)
      throw new CommandError('--changed is about the source of Assay, and not about a profile')
    const { proveExtensions } = await import('../../../proof/extension/prove-extensions.js')
    return proveExtensions({ ...flags, profile }, stop)
  }
  const alone = flags.baseUrl === undefined ? flags.allow && '--allow' : '--base-url'
  if (alone !== undefined) throw new CommandError(`${String(alone)} goes with --profile`)
  if (!existsSync(join(packageRoot, 'proof/command')))
    throw new CommandError(
      'the proof of Assay itself is part of its source, and not of its package; clone the source to run it, or prove your own extensions with --profile',
    )
  if (flags.every !== undefined) {
    const { measureCommand } = await import('../../../proof/intermittent/measure-command.js')
    return measureCommand(flags, { every: flags.every, rounds: flags.rounds ?? 1 })
  }
  if (flags.rounds !== undefined) throw new CommandError('--rounds goes with --every')
  const { proveCommand } = await import('../../../proof/command/prove-command.js')
  return proveCommand(flags)
}
