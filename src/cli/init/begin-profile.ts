import { relative } from 'node:path'
import { packageRoot } from '../../package-root.js'
import type { Environment } from '../../target/environment.js'
import { extendProfile } from '../../target/extend-profile/extend-profile.js'
import { about, actorAdditions, targetAddition } from './additions.js'
import { schemaLine } from './schema-line.js'

/** A profile that says no more than where the target is and who calls it. */
export function newProfile(file: string, baseUrl: string, env: Environment): string {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl
  const head = [
    schemaLine(file, packageRoot),
    '#',
    `# Profile of ${host}.`,
    '# assay init wrote it from what it found. Called again, it adds what is found by then, and changes',
    '# nothing that stands here. “assay list fixtures” shows what else there is to say.',
    `#   npx assay run --profile ${relative(process.cwd(), file)}`,
  ]
  return extendProfile(
    `${head.join('\n')}\n`,
    [targetAddition(baseUrl), ...actorAdditions(env, [])],
    about,
  ).text
}

/** A profile that is there, with the target, the actors and the schema that it lacks. */
export function heldProfile(text: string, file: string, { baseUrl, env, actors }: Held): string {
  const { text: extended } = extendProfile(
    text,
    [targetAddition(baseUrl), ...(actors === undefined ? [] : actorAdditions(env, actors))],
    about,
  )
  const isNamed = /^# *yaml-language-server:/m.test(text)
  // What stands first has to stay first.
  return isNamed || /^[%\uFEFF]/.test(text)
    ? extended
    : `${schemaLine(file, packageRoot)}\n${extended}`
}

interface Held {
  readonly baseUrl: string
  readonly env: Environment
  /** Those that it names; undefined where it leaves all to the environment. */
  readonly actors: readonly string[] | undefined
}
