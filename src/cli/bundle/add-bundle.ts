import type { Command } from 'commander'
import type { BundleFlags } from '../flags/bundle-flags.js'

/** Declares `assay bundle`. */
export function addBundle(program: Command): void {
  program
    .command('bundle')
    .summary('pack the last run into one file, to be verified elsewhere')
    .description(
      'Packs the last run into one file: the run, its exchanges, the profile without secrets, supplements, the requirements, certificates of the target, and a manifest with the SHA-256 of each file.',
    )
    .argument('[file]', 'where the bundle is written', 'assay-bundle.zip')
    .option('-o, --out <folder>', 'where the reports of the run are', 'reports')
    .option('-p, --profile <file>', 'the profile of the run, if it is elsewhere now')
    .option('--by <who>', 'who ran it, as it is to stand in the bundle')
    .addHelpText(
      'after',
      `
Examples:
  assay bundle                                        the run in reports/, as assay-bundle.zip
  assay bundle acme.zip --by "QA of Example Bank"     with a name

Exit codes:
  0 packed   2 there is no run, it ended early, or its profile cannot be read   3 the file cannot be written`,
    )
    .action(async (file: string, flags: BundleFlags) => {
      const { bundleCommand } = await import('./bundle-command.js')
      process.exitCode = await bundleCommand(file, flags)
    })
}
