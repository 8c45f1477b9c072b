import type { Command } from 'commander'
import type { ExplainFlags } from '../flags/explain-flags.js'

/** Declares `assay explain`. */
export function addExplain(program: Command): void {
  program
    .command('explain')
    .summary('explain a requirement, an operation, a scenario, a rule or a defect')
    .description(
      'Explains one thing: what it says and where, which clause says so, what decides it, and what proves that.',
    )
    .argument('<id>', 'id of a requirement, operation, scenario, rule, defect or liberty')
    .option('-p, --profile <file>', 'with the supplements that this profile names')
    .option('--json', 'machine-readable')
    .addHelpText(
      'after',
      `
Examples:
  assay explain accounts.balances.order
  assay explain listAccountBalances
  assay explain accounts/balances-order
  assay explain rules/documented-status
  assay explain balances-in-order-of-books`,
    )
    .action(async (id: string, flags: ExplainFlags) => {
      const { explainCommand } = await import('./explain-command.js')
      process.exitCode = await explainCommand(id, flags)
    })
}
