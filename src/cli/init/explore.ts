import type { Contract } from '../../contract/contract.js'
import { escapeTerminal } from '../../report/escape-terminal.js'
import { fitLines } from '../../report/terminal/fit-lines.js'
import type { Suites } from '../../run/load-suites.js'
import { type Extended, extendProfile } from '../../target/extend-profile/extend-profile.js'
import type { Profile } from '../../target/profile.js'
import { print } from '../output/print.js'
import { terminalWidth } from '../terminal-width.js'
import { about, claimsAddition, fixtureAdditions } from './additions.js'
import type { SeenInterface } from './look-at-interface.js'
import { lookAtTarget } from './look-at-target.js'
import type { Questions } from './open-questions.js'
import type { ReadOnlyTarget } from './open-read-only-target.js'
import type { Setting } from './parse-settings.js'
import { suggestions } from './suggestions.js'
import { type RunForecast, rehearseProfile } from './rehearse-profile.js'
import { seenText } from './init-text.js'

interface Parts {
  readonly contract: Contract
  readonly suites: Suites
  readonly profile: Profile
  readonly view: ReadOnlyTarget
  /** Where a user can be asked. */
  readonly questions: Questions | undefined
}

interface Beginning {
  /** The profile without what is going to be found. */
  readonly begun: string
  readonly settings: readonly Setting[]
  /** Interfaces that the user named. */
  readonly chosen: readonly string[] | undefined
  /** Reads a profile as a run does. */
  load(text: string): Promise<Profile>
}

interface Explored {
  readonly extended: Extended
  /** What the user said, when asked as well. */
  readonly said: readonly Setting[]
  readonly forecast: RunForecast
  readonly seen: readonly SeenInterface[]
}

/** Looks at a target, puts into its profile what was found and what the user says, and rehearses a run with it. */
export async function explore(
  { questions, ...parts }: Parts,
  { begun, settings, chosen, load }: Beginning,
): Promise<Explored> {
  const { suites, view, profile } = parts
  const reading = `Reading ${escapeTerminal(view.secretFilter.text(profile.target.name))} … `
  print(reading)
  const seen = await lookAtTarget(view, parts).catch((error: unknown) => {
    print('\n')
    throw error
  })
  print(`${fitLines(reading + seenText(seen), terminalWidth()).slice(reading.length)}\n\n`)
  const explored = async (said: readonly Setting[]): Promise<Explored> => {
    const fixtures = fixtureAdditions(suites, seen, said)
    const extended = extendProfile(begun, [...claimsAddition(seen, chosen), ...fixtures], about)
    const forecast = await rehearseProfile({ ...parts, profile: await load(extended.text) })
    return { extended, said, forecast, seen }
  }
  const first = await explored(settings)
  const answers = (await questions?.fixtures(first.forecast.missing, suites)) ?? []
  const last = answers.length === 0 ? first : await explored([...settings, ...answers])
  const suggested = suggestions(last.forecast.missing, parts.contract, seen)
  const { text, added } = extendProfile(last.extended.text, suggested, about)
  return {
    ...last,
    extended: { ...last.extended, text, added: [...last.extended.added, ...added] },
  }
}
