import { isMap, type DataMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'

/** What a value is validated by is what is left without these. */
const annotations = new Set(
  'title description example examples default deprecated externalDocs xml $comment'.split(' '),
)

/**
 * Alternatives differ. Of two that are the same in `oneOf`, a value fits both or neither, so that no value of theirs is
 * ever valid (JSON Schema 2020-12, section 10.2.1.3); in `anyOf` one of them says nothing.
 */
export function distinctAlternatives(tree: unknown): Complaint[] {
  return [...documentedSchemas(tree)].flatMap(({ at, schema }) =>
    ['oneOf', 'anyOf'].flatMap((key) => {
      const texts = textsOf(schema[key])
      return texts.flatMap((text, index) => {
        const first = texts.indexOf(text)
        if (text === undefined || first === index) return []
        const follows = key === 'oneOf' ? ': no value can be either' : ''
        const message = `alternative ${index + 1} of ${key} is the same as alternative ${first + 1}${follows}`
        return [complaint(message, [...at, key, index])]
      })
    }),
  )
}

/** Each alternative as text, undefined for what cannot be compared. */
function textsOf(alternatives: unknown): readonly (string | undefined)[] {
  if (!Array.isArray(alternatives)) return []
  const known = new Map<unknown, string>()
  return alternatives.map((alternative: unknown, index) => {
    if (!isMap(alternative)) return undefined
    // Shared parts are one object, which saves writing out what is large.
    const shared = known.get(alternative)
    if (shared !== undefined) return shared
    const text = textOf(alternative)
    known.set(alternative, text ?? `alternative ${index}`)
    return known.get(alternative)
  })
}

const longest = 100_000

/** @returns undefined for one that says nothing, or too much to be compared */
function textOf(alternative: DataMap): string | undefined {
  let length = 0
  const plain = (value: unknown): unknown => {
    if (++length > longest) throw new RangeError('too much to be compared')
    if (Array.isArray(value)) return value.map(plain)
    if (!isMap(value)) return value
    const members = Object.entries(value).filter(([key]) => !annotations.has(key))
    return members
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, plain(member)])
  }
  try {
    const text = JSON.stringify(plain(alternative))
    return text === '[]' ? undefined : text
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
