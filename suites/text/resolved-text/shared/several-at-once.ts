import type { TextItem } from '../../shared/text-item.js'

type Asked = readonly [query: object, text: string]

export const inSpanish = { languages: ['es'] }
export const asWritten = { resolve: 'false' }
const resolved = ' and referred to'
const reference = (key: string): string => ` and {{${key}}}`

/** Texts that tell which of them was chosen, and whether the reference in them was resolved. */
export const textsOf = (key: string, format: string): readonly TextItem[] => [
  { value: `default${reference(key)}` },
  { value: `es${reference(key)}`, language: 'es' },
  { value: `format${reference(key)}`, format },
  { value: `both${reference(key)}`, language: 'es', format },
]

/** What is to come of each parameter by itself. */
export const singly = (key: string, format: string): readonly Asked[] => [
  [inSpanish, `es${resolved}`],
  [{ format }, `format${resolved}`],
  [asWritten, `default${reference(key)}`],
]

/** What is to come of several of them. */
export const severalAtOnce = (key: string, format: string): readonly Asked[] => [
  [{ ...inSpanish, format }, `both${resolved}`],
  [{ ...inSpanish, ...asWritten }, `es${reference(key)}`],
  [{ format, ...asWritten }, `format${reference(key)}`],
  [{ ...inSpanish, format, ...asWritten }, `both${reference(key)}`],
]
