import type { Command } from 'commander'
import type { SupplementFlags } from '../flags/supplement-flags.js'

/** Declares `assay supplement`. */
export function addSupplement(program: Command): void {
  program
    .command('supplement <interface>')
    .summary('write the skeleton of a supplement')
    .description(
      'Writes the skeleton of an OpenAPI Overlay for operations that the documents name and do not show: from the definition that the target serves, and from what you say. What is not known is commented out.',
    )
    .option('-p, --profile <file>', 'profile of the target; assay.yaml by default, if it exists')
    .option('-u, --base-url <url>', 'root of the target, to read the definition that it serves')
    .option('-o, --out <file>', 'the supplement; by default named for its interface')
    .option(
      '--operation <name=place...>',
      "where an operation is, such as dismissNotification='DELETE /notifications/{id}'",
    )
    .option('-y, --yes', 'ask nothing')
    .addHelpText(
      'after',
      `
Examples:
  assay supplement notifications                        looks at the target of assay.yaml, if that is there
  assay supplement messages --operation getReceivedNotifications='GET /notifications/received'
  assay supplement notifications --operation deleteDefinition='DELETE /notifications/definitions/{id} 200'`,
    )
    .action(async (name: string, flags: SupplementFlags) => {
      const { supplementCommand } = await import('./supplement-command.js')
      process.exitCode = await supplementCommand(name, flags)
    })
}
