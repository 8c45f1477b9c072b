import type { Call } from '../http/operation.js'
import type { Key } from './read-key.js'

/** A text with its references resolved. */
interface Resolved {
  readonly text: string
  /** Keys that lead nowhere. */
  readonly lost: readonly string[]
  /** Keys that lead to a string. */
  readonly found: readonly string[]
}

/**
 * Resolves the references in a text, and those in what takes their place (document 2, What the service
 * does, Text, 3 and 4).
 *
 * @param lookUp the text of a string in the language and format of the request
 */
export function resolveReferences(
  { services: { behaviour } }: Call,
  lookUp: (key: Key) => string | undefined,
  key: Key,
  text: string,
): Resolved {
  const lost: string[] = []
  const found: string[] = []
  const resolve = (given: string, within: readonly Key[]): string =>
    behaviour.replaceReferences(given, (written, inner) => {
      const { group: from, name } = within.at(-1) ?? key
      const to = behaviour.readReference(inner, from)
      if (to === undefined) return written
      if (!behaviour.followsReference({ from, name, to, depth: within.length - 1 })) return written
      // A circle cannot be written; one that is there nevertheless must not go on without end.
      const known = within.some((one) => one.group === to.group && one.name === to.name)
      const value = known ? undefined : lookUp(to)
      if (value !== undefined) {
        found.push(inner)
        return resolve(value, [...within, to])
      }
      lost.push(inner)
      return behaviour.replaceUnresolvable(written)
    })
  return { text: resolve(text, [key]), lost, found }
}
