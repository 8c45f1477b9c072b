import type { OwnText, OwnTexts } from './own-text.js'
import { escaped, patternOf, type Replacement } from './reference-pattern.js'

/** What a reference in a string of ours is, as far as Assay knows. */
export type Reference =
  /** It names no group. */
  | { readonly kind: 'bare' }
  /** It leads nowhere: such a name only Assay gives, and it gave it to no string. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'own'; readonly to: OwnText; readonly isThere: boolean }
  | { readonly kind: 'unknown' }

export type ReadReference = (inner: string) => Reference

const simple = '[A-Za-z_][A-Za-z0-9_$]*'
const bare = new RegExp(`^${simple}$`)
const key = new RegExp(`^${simple}(?:[.]${simple}){1,3}$`)
/** Names that suites give to strings. */
const ofAssay = /\.(?:assay|_assay\$|Assay_\$)\d{4,9}$/

/** Reads references for an answer. */
export const referencesFor =
  (
    texts: OwnTexts,
    tried: ReadonlySet<string>,
    isThere: (text: OwnText) => boolean,
  ): ReadReference =>
  (inner) => {
    if (bare.test(inner)) return { kind: 'bare' }
    const to = texts.get(inner)
    if (to !== undefined && !to.isTouched) return { kind: 'own', to, isThere: isThere(to) }
    const isLost = key.test(inner) && ofAssay.test(inner) && !tried.has(inner)
    return { kind: isLost ? 'lost' : 'unknown' }
  }

const deepest = 3

/**
 * What may stand in the place of references.
 *
 * @param leniently kinds of which anything may
 */
export const replacedBy =
  (
    read: ReadReference,
    leniently: readonly (Reference['kind'] | 'left')[] = [],
    depth = 0,
  ): ((inner: string) => Replacement) =>
  (inner) => {
    const reference = read(inner)
    if (leniently.includes(reference.kind)) return 'anything'
    switch (reference.kind) {
      case 'bare':
      case 'lost':
        return 'itself'
      case 'unknown':
        return 'anything'
      case 'own': {
        // Whether references in what takes the place of one are resolved is a reading.
        const values = [...new Set(reference.to.items.map(({ value }) => value))]
        const nested = values.map((value) =>
          depth < deepest ? patternOf(value, replacedBy(read, leniently, depth + 1)) : undefined,
        )
        if (nested.includes(undefined)) return 'anything'
        const itself = escaped(`{{${inner}}}`)
        const isLeft = !reference.isThere || leniently.includes('left')
        return [...values.map(escaped), ...nested, ...(isLeft ? [itself] : [])].filter(
          (one) => one !== undefined,
        )
      }
    }
  }
