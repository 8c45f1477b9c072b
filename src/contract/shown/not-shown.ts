import { isFilledIn } from './is-filled-in.js'

/** Something that was sent and is not shown. */
interface Lost {
  readonly pointer: string
  readonly expected: string
  readonly actual: string
}

type Members = Readonly<Record<string, unknown>>

/** A language with a region or a script: such a tag knows no letter case (RFC 3066, section 2.1). */
const language = /^[a-z]{2,3}(?:-[a-z]{2,4})+$/i

/**
 * What was sent and is not shown in the same place. More may be shown; a text with a placeholder may be shown with
 * what stands for it; a flag that is not set need not be shown; and a language may be named in other letter case.
 */
export function notShown(sent: unknown, shown: unknown, pointer = ''): readonly Lost[] {
  if (sent === false && shown === undefined) return []
  if (typeof sent === 'string' && typeof shown === 'string' && isFilledIn(sent, shown)) return []
  if (typeof sent === 'object' && sent !== null && !Array.isArray(sent)) {
    const there = (typeof shown === 'object' && shown !== null ? shown : {}) as Members
    return Object.entries(sent).flatMap(([name, value]) =>
      notShown(value, there[spellingIn(there, name)], `${pointer}/${name}`),
    )
  }
  const [expected, actual] = [sent, shown].map((one) => JSON.stringify(one) ?? 'nothing')
  return expected === actual
    ? []
    : [{ pointer, expected: String(expected), actual: String(actual) }]
}

/** How an object spells the name of a member. */
const spellingIn = (there: Members, name: string): string =>
  name in there || !language.test(name)
    ? name
    : (Object.keys(there).find((one) => one.toLowerCase() === name.toLowerCase()) ?? name)
