import { suitesFor } from '../../run/load-suites.js'
import type { Environment } from '../../target/environment.js'
import { extendProfile } from '../../target/extend-profile/extend-profile.js'
import { loadProfile } from '../../target/load-profile.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { loadWhole } from '../load-whole.js'
import { attachLogins } from '../login/attach-logins.js'
import { keepSecrets } from '../login/keep-secrets.js'
import { keptEnvironment } from '../login/kept-environment.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { knownNamesOf } from '../run/known-names-of.js'
import type { InitFlags } from '../flags/init-flags.js'
import { about, claimsAddition } from './additions.js'
import { heldProfile, newProfile } from './begin-profile.js'
import { explore } from './explore.js'
import { openQuestions } from './open-questions.js'
import { chooseBaseUrl, openExistingProfile } from './open-existing-profile.js'
import { openReadOnlyTarget } from './open-read-only-target.js'
import { parseSettings } from './parse-settings.js'
import { begunText, writtenText } from './init-text.js'
import { withLogin } from './with-login.js'

/** `assay init`: looks at a target, and writes down in a profile what was found. */
export async function initCommand(flags: InitFlags): Promise<ExitCode> {
  const { out: file, interface: chosen } = flags
  const existing = openExistingProfile(file)
  const { text: before, raw, supplements } = existing
  const { stdin: input, stdout: output } = process
  const mayAsk = input.isTTY && output.isTTY && !flags.yes
  const questions = mayAsk ? await openQuestions({ input, output }) : undefined

  const baseUrl = await chooseBaseUrl(file, existing, flags.baseUrl, questions?.baseUrl)
  const contract = loadChosen(chosen ?? raw.claims?.interfaces, supplements)
  const suites = await suitesFor(contract)
  const known = knownNamesOf(loadWhole(chosen ?? raw.claims?.interfaces, supplements), suites)
  const settings = parseSettings(flags.set ?? [], suites, raw)
  const actors = raw.actors && Object.keys(raw.actors)
  const begin = (env: Environment): string =>
    before === undefined
      ? newProfile(file, baseUrl, env)
      : heldProfile(before, file, { baseUrl, env, actors })

  const logIn = await withLogin({ flags, baseUrl, contract, suites, raw, questions })
  if (logIn !== undefined) {
    const { text } = extendProfile(
      begin(process.env),
      [...logIn.additions, ...claimsAddition([], chosen)],
      about,
    )
    await keepSecrets(baseUrl, logIn.secrets)
    await writeFile(file, text)
    print(begunText({ file, before, text, ...logIn }, process.env))
    return exitCode.success
  }
  const typed = before === undefined ? await questions?.credentials(process.env) : {}
  const load = async (text: string, overrides = {}) => {
    const env = { ...(await keptEnvironment(file, { text })), ...typed }
    const loaded = loadProfile(file, { env, known, text, overrides })
    return (await attachLogins(loaded, file)).profile
  }
  // A mistake is told with the line that it is in now, without what is added above.
  if (before !== undefined && Object.keys(raw).length > 0)
    await load(before, { baseUrl, allow: 'observe' })
  const begun = begin({ ...process.env, ...typed })
  const looking = await load(begun, { baseUrl, allow: 'observe' })
  const view = await openReadOnlyTarget({ contract, suites, profile: looking })
  try {
    // A user who sets fixtures by flags has said what there is to say of them.
    const asked = flags.set === undefined ? questions : undefined
    const parts = { contract, suites, view, profile: looking, questions: asked }
    const extending = { begun, settings, chosen, load }
    const { extended, said, forecast, seen } = await explore(parts, extending)
    if (extended.text !== before) await writeFile(file, extended.text)
    const variables = Object.keys(typed ?? {})
    const width = Math.min(output.columns || 100, 100)
    print(writtenText({ file, before, extended, said, forecast, seen, variables }, width))
    return exitCode.success
  } catch (error) {
    throw view.secretFilter.error(error)
  } finally {
    await view.close()
  }
}
