import type { Command } from 'commander'
import type { LoginFlags, LogoutFlags, TokenFlags } from '../flags/login-flags.js'
import { usualProfile } from './login-command-for.js'

const whereabouts = (command: Command): Command =>
  command
    .option('-p, --profile <file>', 'profile of the target (YAML)', usualProfile)
    .option('-u, --base-url <url>', 'root of the target, where it is not that of the profile')

/** Declares `assay login`, `assay logout` and `assay token`. */
export function addLogin(program: Command): void {
  whereabouts(
    program
      .command('login [actor]')
      .summary('log in at a target as an actor')
      .description(
        'Logs in as the customer or as another actor, as the section auth of the profile says, and keeps the tokens for runs. Then completes a profile that init began, by looking at the target, reading only.',
      ),
  )
    .option('--no-browser', 'print the address to log in at; open no browser')
    .option(
      '--headless',
      'log in without a person, by the recipe of the profile or the form fields of the page',
    )
    .option('--no-look', 'log in only; leave a profile as it is that init began')
    .addHelpText(
      'after',
      `
Examples:
  assay login                    as the customer
  assay login admin              as the administrator
  assay login admin --headless   in CI, by the recipe of the profile

Exit codes:
  0 logged in   2 usage or profile   3 it could not be done`,
    )
    .action(async (actor: string | undefined, flags: LoginFlags) => {
      const { loginCommand } = await import('./login-command.js')
      process.exitCode = await loginCommand(actor ?? 'customer', flags)
    })
  whereabouts(
    program
      .command('logout [actor]')
      .summary('delete the tokens of an actor')
      .description(
        'Deletes the stored tokens of an actor at a target and revokes them where the server supports that; without a name, the tokens of all actors and everything else that is stored for the target.',
      ),
  )
    .option('--all', 'delete the tokens of all targets')
    .action(async (actor: string | undefined, flags: LogoutFlags) => {
      const { logoutCommand } = await import('./logout-command.js')
      await logoutCommand(actor, flags)
    })
  whereabouts(
    program
      .command('token [actor]')
      .summary('print the access token of an actor')
      .description(
        'Prints the access token of an actor who is logged in, for the curl lines of a report. It is renewed when it has expired.',
      ),
  )
    .option('-i, --interface <name>', 'that of this interface, where it has one of its own')
    .option(
      '--export',
      'print a shell command that sets the variables of the curl lines, API key included',
    )
    .addHelpText(
      'after',
      `
Examples:
  export ASSAY_ADMIN_TOKEN=$(assay token admin)
  eval "$(assay token --export)"`,
    )
    .action(async (actor: string | undefined, flags: TokenFlags) => {
      const { tokenCommand } = await import('./token-command.js')
      await tokenCommand(actor ?? 'customer', flags)
    })
}
