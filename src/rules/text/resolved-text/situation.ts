import type { AskedText } from './asked-text.js'
import type { OwnText } from './own-text.js'
import { partsOf } from './reference-pattern.js'
import type { ReadReference } from './references.js'

/** What a request asks for, of whatever groups. */
export const kindOf = ({ groups, since, ...asked }: AskedText): string =>
  JSON.stringify([groups.length, since !== undefined, ...Object.values(asked)])

/** A string such as this one in the answer to such a request: which one it is does not count. */
export const situationOf = (own: OwnText, asked: AskedText, read: ReadReference): string =>
  JSON.stringify([kindOf(asked), shapeOf(own, read, 0)])

const deepest = 2

/** The texts of a string, with what its references are in their place. */
const shapeOf = (own: OwnText, read: ReadReference, depth: number): readonly unknown[] =>
  own.items.map(({ value, ...others }) => {
    const parts = partsOf(value).map((part) =>
      part.kind === 'text' ? part.text : shapeOfReference(part.inner, own, read, depth),
    )
    return [Object.values(others), parts]
  })

function shapeOfReference(
  inner: string,
  { group }: OwnText,
  read: ReadReference,
  depth: number,
): readonly unknown[] {
  const reference = read(inner)
  const isThere = reference.kind === 'own' && reference.isThere
  const name = inner.replace(/\d+$/, '').replace(/^.*[.]/, '')
  const followed =
    reference.kind === 'own' && depth < deepest ? shapeOf(reference.to, read, depth + 1) : []
  return [reference.kind, isThere, inner.startsWith(`${group}.`), name, followed]
}
