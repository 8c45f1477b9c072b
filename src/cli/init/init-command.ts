import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { setMaxListeners } from 'node:events'
import { loadContract } from '../../contract/load-contract.js'
import { loadSuites } from '../../run/load-suites.js'
import { checkBaseUrl } from '../../target/check-base-url.js'
import type { AddedMember } from '../../target/extend-profile/addition.js'
import { type Extended, extendProfile } from '../../target/extend-profile/extend-profile.js'
import { loadProfile } from '../../target/load-profile.js'
import type { RawProfile } from '../../target/raw-profile.js'
import { readProfile, readProfileText } from '../../target/read-profile.js'
import { supplementsOf } from '../../target/supplements-of.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { loadChosen } from '../load-chosen.js'
import { checkPlace } from '../output/check-place.js'
import { makeFolder } from '../output/make-folder.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { knownNamesOf } from '../run/known-names-of.js'
import type { InitFlags } from './add-init.js'
import { about, claimsAddition, fixtureAdditions } from './additions.js'
import { heldProfile, newProfile } from './begin-profile.js'
import { lookAtTarget } from './look-at-target.js'
import { openQuestions } from './open-questions.js'
import { parseSettings, type Setting } from './parse-settings.js'
import { rehearseProfile } from './rehearse-profile.js'
import { seenText, writtenText } from './told.js'

/** `assay init`: looks at a target, and writes down in a profile what was found. */
export async function initCommand(flags: InitFlags): Promise<ExitCode> {
  const { out } = flags
  checkPlace(out, out)
  if (existsSync(dirname(out))) makeFolder(dirname(out), dirname(out))
  const { stdin, stdout } = process
  const questions =
    stdin.isTTY && stdout.isTTY && !flags.yes
      ? await openQuestions({ input: stdin, output: stdout })
      : undefined

  const before = existsSync(out) ? readProfileText(out) : undefined
  const raw = before === undefined ? {} : ((readProfile(out, before).data ?? {}) as RawProfile)
  const supplements = before === undefined ? {} : supplementsOf(out)
  const contract = loadChosen(flags.interface ?? raw.claims?.interfaces, supplements)
  const suites = await loadSuites(contract.interfaces.map(({ name }) => name))
  const known = knownNamesOf(loadContract({ supplements }), suites)
  const settings = parseSettings(flags.set ?? [], suites, raw)

  const given = flags.baseUrl ?? raw.target?.baseUrl ?? (await questions?.baseUrl())
  if (given === undefined)
    throw new CommandError(
      '--base-url is missing: the root of the target, such as https://sandbox.example.bank/api',
    )
  const baseUrl = oneOf(given)
  if (raw.target?.baseUrl !== undefined && oneOf(raw.target.baseUrl) !== baseUrl)
    throw new CommandError(
      `${out} is about ${raw.target.baseUrl}; name another file with --out, or leave out --base-url`,
    )
  const asked = before === undefined ? await questions?.credentials(process.env) : undefined
  const env = { ...process.env, ...asked }
  const actors = raw.actors && Object.keys(raw.actors)
  const begun =
    before === undefined
      ? newProfile(out, baseUrl, env)
      : heldProfile(before, out, { baseUrl, env, actors })
  const load = (text: string, overrides = {}) =>
    loadProfile(out, { env, known, text, overrides }).profile

  const looking = load(begun, { baseUrl, allow: 'observe' })
  print(`Reading ${looking.target.name} … `)
  const signal = new AbortController().signal
  setMaxListeners(0, signal)
  const seen = await lookAtTarget({ contract, suites, profile: looking, signal })
  print(`${seenText(seen)}\n\n`)

  const extend = (more: readonly Setting[]): Extended =>
    extendProfile(
      begun,
      [
        ...claimsAddition(seen, flags.interface),
        ...fixtureAdditions(suites, seen, [...settings, ...more]),
      ],
      about,
    )
  const foresee = (text: string) => rehearseProfile({ contract, suites, profile: load(text), seen })
  let extended = extend([])
  let prospect = await foresee(extended.text)
  const answers = (await questions?.fixtures(prospect.missing, suites)) ?? []
  if (answers.length > 0) {
    extended = extend(answers)
    prospect = await foresee(extended.text)
  }

  const { text, left, added } = extended
  if (text !== before) await writeFile(out, text)
  const members = added
    .filter(({ section }) => section[0] === 'fixtures')
    .flatMap((one) => one.members)
  const count = (is: (one: AddedMember) => boolean): number => members.filter(is).length
  const supposed = count((one) => one.isSupposed === true)
  const found = members.length - supposed
  const secrets = Object.keys(asked ?? {}).map((name) => `${name}=…`)
  const next = [
    ...(secrets.length > 0 ? [`export ${secrets.join(' ')}`] : []),
    `npx assay run --profile ${out}`,
  ]
  const width = Math.min(stdout.columns || 100, 100)
  print(writtenText({ file: out, before, text, left, found, supposed, prospect, next }, width))
  return exitCode.success
}

/** A base URL in its one spelling; one that is none is told when the profile is read. */
const oneOf = (baseUrl: string): string => {
  const checked = checkBaseUrl(baseUrl)
  return checked.kind === 'good' ? checked.baseUrl : baseUrl
}
