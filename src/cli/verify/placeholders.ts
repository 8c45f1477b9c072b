import type { Environment } from '../../target/environment.js'
import type { StoredRun } from '../last-run/read-last-run.js'

/** What stands for the secrets of a run, which no recording has. */
interface Placeholders {
  /** By their tokens. */
  readonly secrets: ReadonlyMap<string, string>
  /** Every variable is set: one that held a secret holds what stands for it. */
  readonly env: Environment
  /** Puts them in the place of tokens. */
  inText(text: string): string
}

const token = /‹[^‹›·]+·[0-9a-f]{4,64}›/g

/** Gives each secret that was sent as a credential something that stands for it. */
export function placeholders({ secrets: names }: StoredRun): Placeholders {
  const secrets = new Map<string, string>()
  const add = (one: string): void => {
    if (!secrets.has(one)) secrets.set(one, `stands-for-secret-${secrets.size + 1}`)
  }
  for (const one of names) add(one.token)
  const variables = new Map(names.map((one) => [one.variable, secrets.get(one.token)]))
  const env = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get: (_env, name) =>
        typeof name === 'string' ? (variables.get(name) ?? `not-known-${name}`) : undefined,
      has: () => true,
    },
  )
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
