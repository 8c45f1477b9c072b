import type { Span } from '../../memory/span.js'
import type { AskedText } from './asked-text.js'
import type { Written } from './note-writes.js'
import type { OtherText } from './other-text.js'
import { mayBecome, patternOf, referencesIn } from './reference-pattern.js'
import { type Broken, ofOthers, type Seen } from './seen.js'

interface Shown {
  readonly span: Span
  readonly asked: AskedText
  /** The texts of the answer, by the key of the string. */
  readonly texts: ReadonlyMap<string, string>
  /** Those that it says it could not resolve. */
  readonly keys: readonly string[]
}

type Others = Pick<Written, 'others' | 'tried'>

/** What a text says of one that others wrote: in which situation it is as it must be, or what it breaks. */
interface Finding extends Pick<Broken, 'situation'>, Partial<Pick<Broken, 'pointer' | 'actual'>> {
  readonly breaks: Pick<Broken, 'about' | 'expected'> | undefined
  /** Strings that it rests on besides: others may take them away and write them anew. */
  readonly along?: readonly OtherText[]
}

/**
 * Looks at strings that others wrote long ago, and that were not changed since: one whose texts refer to nothing shows one
 * of them, and what refers to others shows what stood in the place of its references at other times.
 */
export function lookAtOthers(known: Others, { span, asked, texts, keys }: Shown): () => Seen {
  return () => {
    const kept: string[] = []
    const broken: Broken[] = []
    let isOpen = false
    for (const [key, text] of texts) {
      const other = known.others.get(key)
      if (other === undefined || known.tried.has(key)) continue
      const actual = JSON.stringify(text).slice(0, 200)
      const findings = [
        ...findingsOf(key, text, other, asked, known),
        ...(asked.resolve === false ? [] : listingsOf(key, text, other, keys)),
      ]
      for (const { situation, breaks, along = [], ...told } of findings) {
        if (breaks === undefined) kept.push(situation)
        else isOpen = true
        if (breaks !== undefined && [other, ...along].every((one) => one.unchangedAt >= span.to))
          broken.push({ ...breaks, situation, actual, pointer: '/groups', ...told })
      }
    }
    return { kept, broken, isOpen }
  }
}

function findingsOf(
  key: string,
  text: string,
  { values: all, group }: OtherText,
  { resolve }: AskedText,
  { others }: Others,
): readonly Finding[] {
  const values = [...all]
  const inners = new Set(values.flatMap((value) => referencesIn(value)))
  const expected = values
    .map((one) => JSON.stringify(one))
    .join(' or ')
    .slice(0, 200)
  const situation = `${ofOthers} ${key}`
  const finding = (at: string, holds: boolean, about: string, due = expected): Finding => ({
    situation: at,
    breaks: holds ? undefined : { about, expected: due },
  })
  if (inners.size === 0) return [finding(situation, all.has(text), 'groups.of-strings')]
  if (resolve === false) return []
  const replacement = (inner: string) => (inner.includes('.') ? 'anything' : 'itself')
  const fits = values.some((value) => mayBecome(patternOf(value, replacement), text))
  // In another text of the string another reference may stand.
  const inAll = [...inners].filter(
    (inner) => others.has(inner) && values.every((value) => value.includes(`{{${inner}}}`)),
  )
  return [
    finding(situation, fits, 'references.without-group'),
    ...inAll.map((inner) => {
      const isHere = inner.replace(/[.][^.]*$/, '') === group
      const about = isHere ? 'references.resolved' : 'references.other-group'
      const due = `the text of ${inner} in the place of the reference`
      const to = others.get(inner)
      const along = to === undefined ? [] : [to]
      return {
        ...finding(`${situation} ${inner}`, !text.includes(`{{${inner}}}`), about, due),
        along,
      }
    }),
  ]
}

/** A reference that is left as it is written is listed each time that it is, or never. */
function listingsOf(
  key: string,
  text: string,
  { values: all, group }: OtherText,
  keys: readonly string[],
): readonly Finding[] {
  const values = [...all]
  const left = [...new Set(values.flatMap((value) => referencesIn(value)))].filter((inner) => {
    const isHere = inner.replace(/[.][^.]*$/, '') === group
    const isInAll = [...values, text].every((value) => value.includes(`{{${inner}}}`))
    return isHere && isInAll
  })
  const actual = JSON.stringify(keys).slice(0, 200)
  return left.map((inner) => ({
    situation: `${ofOthers} ${key} lists ${inner}`,
    breaks: keys.includes(inner)
      ? undefined
      : { about: 'references.unresolvable-listed', expected: `${inner} among them` },
    pointer: '/unresolvedKeys',
    actual,
  }))
}
