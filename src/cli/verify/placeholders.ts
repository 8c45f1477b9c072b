import type { Environment } from '../../target/environment.js'
import type { StoredRun } from '../last-run/parse-run.js'

/** What stands for the secrets of a run, which no recording has. */
interface Placeholders {
  /** By their tokens. */
  readonly secrets: ReadonlyMap<string, string>
  /** Has the variables that held a secret, with what stands for it, and those that the profile names; no others. */
  readonly env: Environment
  /** Puts them in the place of tokens. */
  inText(text: string): string
}

/** Of a secret, anywhere in a text. */
export const token = /‹[^‹›·]+·[0-9a-f]{4,64}›/g

/**
 * Gives each secret that was sent as a credential something that stands for it.
 *
 * @param profile its text, if there was one
 */
export function placeholders({ secrets: names }: StoredRun, profile = ''): Placeholders {
  const secrets = new Map<string, string>()
  const add = (one: string): void => {
    if (!secrets.has(one)) secrets.set(one, `stands-for-secret-${secrets.size + 1}`)
  }
  const variables = new Map<string, string>()
  for (const { token: one, variable } of names) {
    // A token that was renewed in the run is the same caller's.
    const known = variables.get(variable)
    if (known !== undefined) secrets.set(one, known)
    add(one)
    variables.set(variable, secrets.get(one) ?? one)
  }
  const named = [...profile.matchAll(/\b[A-Z][A-Z0-9_]+\b/g)].map(([name]) => name)
  const env = Object.fromEntries([
    ...named.map((name) => [name, `not-known-${name}`] as const),
    ...variables,
  ])
  return {
    secrets,
    env,
    inText: (text) =>
      text.replaceAll(token, (one) => {
        add(one)
        return secrets.get(one) ?? one
      }),
  }
}
