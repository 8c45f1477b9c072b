import { type Command, Option } from 'commander'

export interface PlanFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly interface?: readonly string[]
  readonly only?: readonly string[]
  readonly allow?: 'observe' | 'reversible' | 'disruptive'
  readonly json?: boolean
}

/** Declares `assay plan`. */
export function addPlan(program: Command): void {
  program
    .command('plan')
    .summary('tell what a run would do, and send nothing to the target')
    .description(
      'Tells what a run would do with a target: scenarios, requests, what is written and what of it stays, and what would stay undecided. Nothing is sent to the target; the run is rehearsed against the embedded reference bank.',
    )
    .option('-p, --profile <file>', 'profile of the target (YAML)')
    .option('-u, --base-url <url>', 'root of the target; without a target, the reference bank')
    .option('-i, --interface <name...>', 'only these interfaces')
    .option('--only <pattern...>', 'only these requirements or scenarios (* stands for anything)')
    .addOption(
      new Option('--allow <level>', 'what may be done to the target').choices([
        'observe',
        'reversible',
        'disruptive',
      ]),
    )
    .option('--json', 'for programs, with every scenario')
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
