import type { Suites } from '../../run/load-suites.js'
import { type ActorName, actorNames } from '../../terms/actor-name.js'
import { actorsFromEnvironment } from '../../target/actors-from-environment.js'
import type { Environment } from '../../target/environment.js'
import type { AddedMember, AddedValue, Addition } from '../../target/extend-profile/addition.js'
import type { SeenInterface } from './look-at-interface.js'
import type { Setting } from './parse-settings.js'

/** By this the first log-in knows that init could not look for fixtures, as no actor was logged in yet. */
export const unseen = 'The first log-in adds the fixtures below.'

/** What is said above sections that a profile did not have, by their path. */
export const about: Readonly<Record<string, readonly string[]>> = {
  target: ['Where the target is. Every path of the contract is appended to baseUrl.'],
  actors: [
    'Who sends. Secrets stay in environment variables, so that this file can be committed. When the',
    'variables of another actor are set, assay init adds that one as well.',
  ],
  'actors.customer': ['An ordinary customer, for whom most requests are sent.'],
  'actors.otherCustomer': ['Another customer, who may not see what belongs to the first.'],
  'actors.restricted': ['Valid credentials that permit nothing.'],
  'actors.agent': ['An agent who acts for business customers.'],
  'actors.admin': ['An administrator, who may write text and definitions.'],
  auth: [
    'How actors log in: npx assay login, npx assay login admin. Tokens are stored for you only, outside',
    `of this folder. ${unseen}`,
  ],
  claims: ['What is not claimed is neither tested nor failed.'],
  fixtures: [
    'Data of the target, by interface. Values that were found are examples: you may name',
    'others. What stands behind a number sign is for you to confirm.',
  ],
  hooks: [
    'What puts the target into a state that no client can reach, and takes it out again: commands, or',
    'requests such as { request: { method: POST, url: /control/outage } }.',
  ],
  supplements: ['Descriptions of operations that the documents name and do not show.'],
}

/** The target, where a profile does not name it. */
export const targetAddition = (baseUrl: string): Addition => ({
  section: ['target'],
  members: [{ name: 'baseUrl', value: baseUrl }],
})

/** Actors whose variables are set, but for those that stand there. The API key of a customer does for all. */
export function actorAdditions(env: Environment, standing: readonly string[]): readonly Addition[] {
  const actors = actorsFromEnvironment(env)
  return actorNames
    .filter((name) => actors[name] !== undefined && !standing.includes(name))
    .map((name: ActorName) => {
      const apiKey = actors[name]?.apiKey ?? actors.customer?.apiKey
      const credentials = { apiKey, token: actors[name]?.token }
      return {
        section: ['actors', name],
        members: Object.entries(credentials).flatMap(([name, secret]) =>
          typeof secret === 'object' ? [{ name, value: { env: secret.env ?? '' } }] : [],
        ),
      }
    })
}

/** The interfaces, where not all of them are there. */
export function claimsAddition(
  seen: readonly SeenInterface[],
  chosen: readonly string[] | undefined,
): readonly Addition[] {
  const absent = seen.filter(({ answers }) => answers === false).map(({ name }) => name)
  if (absent.length === 0 && chosen === undefined) return []
  const names = seen.length === 0 ? (chosen ?? []) : seen.map(({ name }) => name)
  const value = names.filter((name) => !absent.includes(name))
  const unread = seen.filter(({ answers }) => answers === undefined).map((one) => one.name)
  const comment = wrapped(
    [
      ...(absent.length === 0 ? [] : [`Nothing was found of ${absent.join(', ')} by assay init.`]),
      ...unread.map((name) => `Whether ${name} is there, only writing would tell.`),
    ].join(' '),
  )
  return [{ section: ['claims'], members: [{ name: 'interfaces', value, comment }] }]
}

/** What was found, with what the user gave and what he is to confirm, by interface and in the order of the suite. */
export function fixtureAdditions(
  { interfaces }: Suites,
  seen: readonly SeenInterface[],
  settings: readonly Setting[],
): readonly Addition[] {
  return seen.flatMap(({ name, found, supposed }): readonly Addition[] => {
    const suite = interfaces.get(name)
    if (suite === undefined) return []
    const members = Object.entries(suite.given).flatMap(([fixture, what]): AddedMember[] => {
      const set = settings.find((one) => one.interface === name && one.fixture === fixture)
      const values = set?.values ?? found.get(fixture)
      const sentence = begun(what)
      if (values !== undefined)
        return [{ name: fixture, value: valueOf(values), comment: wrapped(`${sentence}.`) }]
      const perhaps = supposed.get(fixture)
      if (perhaps === undefined) return []
      const because = suite.discoveries.supposed[fixture]?.because ?? ''
      const comment = wrapped(`${sentence}? ${begun(because)}.`)
      return [{ name: fixture, value: valueOf(perhaps), comment, isSupposed: true }]
    })
    return members.length === 0 ? [] : [{ section: ['fixtures', name], members }]
  })
}

/** As a sentence begins. */
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const valueOf = (values: readonly string[]): AddedValue => {
  const [first = ''] = values
  if (values.length > 1) return values
  return /^-?\d+\.\d+$/.test(first) && String(Number(first)) === first ? Number(first) : first
}

/** Columns of a line of comment. */
const width = 96

function wrapped(text: string): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
