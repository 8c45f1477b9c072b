import type { Command } from 'commander'
import type { VerifyFlags } from '../flags/verify-flags.js'

/** Declares `assay verify`. */
export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('judge the run of a bundle again, without network')
    .description(
      'Judges the recorded exchanges of a bundle again, without network, and compares the verdicts; names every byte, exchange or verdict that was changed, is missing or was added.',
    )
    .argument('[bundle]', 'what assay bundle wrote', 'assay-bundle.zip')
    .option('-k, --key <file>', 'public key in PEM; otherwise the variable ASSAY_VERIFY_KEY')
    .option('--signature <file>', 'where the signature is (default: <bundle>.dsse.json)')
    .option('--json', 'machine-readable')
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay verify acme.zip                        are the verdicts those that the recording gives?
  assay verify acme.zip --key acme.pub.pem     and is it signed with this key?

Exit codes:
  0 verified   1 not verified   2 it is no bundle, or no key`,
    )
    .action(async (bundle: string, flags: VerifyFlags) => {
      const { verifyCommand } = await import('./verify-command.js')
      process.exitCode = await verifyCommand(bundle, flags)
    })
}
