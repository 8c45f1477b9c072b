import type { Span } from '../memory/span.js'
import type { Written } from './note-writes.js'
import { type Broken, ofOthers, type Seen } from './seen.js'

interface Shown {
  readonly span: Span
  /** The texts of the answer, by the key of the string. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * Looks at strings that others wrote long ago, and that were not changed since: one whose texts refer to nothing shows one
 * of them.
 */
export function lookAtOthers(
  { others, tried }: Pick<Written, 'others' | 'tried'>,
  { span, texts }: Shown,
): () => Seen {
  return () => {
    const strange = [...texts].filter(([key, text]) => {
      const { values = new Set<string>() } = others.get(key) ?? {}
      const isPlain = values.size > 0 && ![...values].some((one) => one.includes('{{'))
      return isPlain && !tried.has(key) && !values.has(text)
    })
    const broken = strange.flatMap(([key, text]): Broken[] => {
      const { values = new Set<string>(), unchangedAt = 0 } = others.get(key) ?? {}
      if (unchangedAt < span.to) return []
      const expected = [...values].map((one) => JSON.stringify(one)).join(' or ')
      const told = { expected: expected.slice(0, 200), actual: JSON.stringify(text).slice(0, 200) }
      const situation = `${ofOthers} ${key}`
      return [{ about: 'groups.of-strings', situation, ...told, pointer: '/groups' }]
    })
    const kept = [...texts]
      .filter(([key, text]) => others.get(key)?.values.has(text))
      .map(([key]) => `${ofOthers} ${key}`)
    return { kept, broken, isOpen: strange.length > 0 }
  }
}
