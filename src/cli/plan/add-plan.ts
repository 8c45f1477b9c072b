import type { Command } from 'commander'
import type { PlanFlags } from '../flags/plan-flags.js'
import { addTarget, allowOption } from '../flags/target-flags.js'

/** Declares `assay plan`. */
export function addPlan(program: Command): void {
  addTarget(program.command('plan'))
    .summary('show what a run would do; send nothing to the target')
    .description(
      'Shows what a run would do with a target: scenarios, requests, what is written and what of it stays, and what would be inconclusive. Nothing is sent to the target; the run is rehearsed against the embedded reference bank.',
    )
    .addOption(allowOption())
    .option('--json', 'machine-readable, with every scenario')
    .addHelpText(
      'after',
      `
Examples:
  assay plan --profile assay.yaml                       before the first run against a target
  assay plan --profile assay.yaml --allow disruptive    what more it would do then
  assay plan --base-url https://sandbox.example.bank/api --interface accounts`,
    )
    .action(async (flags: PlanFlags) => {
      const { planCommand } = await import('./plan-command.js')
      process.exitCode = await planCommand(flags)
    })
}
