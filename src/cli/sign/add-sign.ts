import type { Command } from 'commander'
import type { SignFlags } from '../flags/sign-flags.js'

/** Declares `assay sign`. */
export function addSign(program: Command): void {
  program
    .command('sign')
    .summary('sign a bundle, so that it shows who made it')
    .description(
      'Signs what a bundle shows with Ed25519: a DSSE envelope over an in-toto statement (test result), in a file beside the bundle.',
    )
    .argument('[bundle]', 'what assay bundle wrote', 'assay-bundle.zip')
    .option('-k, --key <file>', 'private key in PEM; otherwise the variable ASSAY_SIGNING_KEY')
    .option('--new-key <name>', 'make a pair of keys instead: <name>.pem and <name>.pub.pem')
    .addHelpText(
      'after',
      `
Examples:
  assay sign --new-key acme                      makes acme.pem and acme.pub.pem
  assay sign assay-bundle.zip --key acme.pem     writes assay-bundle.zip.dsse.json

Exit codes:
  0 signed   2 there is no bundle or no key   3 the file cannot be written`,
    )
    .action(async (bundle: string, flags: SignFlags) => {
      const { signCommand } = await import('./sign-command.js')
      process.exitCode = await signCommand(bundle, flags)
    })
}
