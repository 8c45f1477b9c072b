import { type Command, InvalidArgumentError } from 'commander'
import { wholeNumber } from '../flags/whole-number.js'
import type { InitFlags } from '../flags/init-flags.js'
import { usualProfile } from '../login/login-command-for.js'

const file = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('It takes the name of a file.')
  return text
}

/** Declares `assay init`. */
export function addInit(program: Command): void {
  program
    .command('init')
    .summary('look at a target and write its profile')
    .description(
      'Looks at a target, reading only, and writes a profile with what it found; then says what is still missing, and how much each would decide. To an existing profile it adds what is missing, and changes nothing else.',
    )
    .option('-u, --base-url <url>', 'root of the target; asked for on a terminal')
    .option('-o, --out <file>', 'the profile', file, usualProfile)
    .option('-i, --interface <name...>', 'the target has these interfaces only')
    .option(
      '--set <name=value...>',
      'a fixture that Assay cannot discover, such as text.writableGroup=drafts',
    )
    .option('--client-id <id>', 'log in as this client of the authorization server')
    .option(
      '--login-url <url>',
      'where to log in, if not below the base URL: root of the authorization server, or its OpenID Connect configuration',
    )
    .option('--login-origin <origin...>', 'another origin that belongs to the log-in')
    .option('--scope <name...>', 'request these scopes; by default those that the server announces')
    .option(
      '--redirect-port <n>',
      'port on 127.0.0.1 to which the log-in answers, where the server insists on one',
      wholeNumber(1, 65_535),
    )
    .option('--api-key <key>', 'store this API key for the logged-in actors, readable by you only')
    .option('-y, --yes', 'ask nothing')
    .addHelpText(
      'after',
      `
Examples:
  assay init --base-url https://sandbox.example.bank/api    with ASSAY_API_KEY and ASSAY_TOKEN set; or it asks
  assay init --base-url https://sandbox.example.bank/api --client-id assay    then: assay login
  assay init                                                adds to assay.yaml what is found by now
  assay init --set accounts.ownCustomerId=cust-0815         adds what you know

Secrets are not written: the profile names the environment variables that hold them. An actor is added to it when its
variables are set: ASSAY_ADMIN_TOKEN, ASSAY_OTHER_CUSTOMER_TOKEN, ASSAY_RESTRICTED_TOKEN, ASSAY_AGENT_TOKEN.

Exit codes:
  0 written, or nothing was missing   2 usage or profile   3 the target could not be looked at`,
    )
    .action(async (flags: InitFlags) => {
      const { initCommand } = await import('./init-command.js')
      process.exitCode = await initCommand(flags)
    })
}
