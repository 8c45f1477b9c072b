import type { Command } from 'commander'

/** Declares `assay explain`. */
export function addExplain(program: Command): void {
  program
    .command('explain')
    .summary('explain a requirement, an operation, a scenario or a rule')
    .description(
      'Explains one thing: what it says, which clause says so, what decides it and what that needs.',
    )
    .argument('<id>', 'id of a requirement, operation, scenario or rule')
    .option('-p, --profile <file>', 'with the supplements that this profile names')
    .addHelpText(
      'after',
      `
Examples:
  assay explain accounts.balances.order
  assay explain listAccountBalances
  assay explain accounts/balances-order
  assay explain rules/documented-status`,
    )
    .action(async (id: string, flags: { readonly profile?: string }) => {
      const { explainCommand } = await import('./explain-command.js')
      process.exitCode = await explainCommand(id, flags.profile)
    })
}
