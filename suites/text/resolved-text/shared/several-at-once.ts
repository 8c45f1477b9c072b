import type { TextItem } from '../../shared/text-item.js'

interface Request {
  readonly query?: object
  /** In the header Accept-Language. */
  readonly accept?: string
}
export type Asked = readonly [asked: Request, text: string]

const inSpanish = { languages: ['es'] }
const ofSpaniard = { accept: 'es' }
const asWritten = { resolve: 'false' }
const resolved = ' and referred to'
const reference = (key: string): string => ` and {{${key}}}`

/** Texts that tell which of them was chosen, and whether the reference in them was resolved. */
export const textsOf = (key: string, format: string): readonly TextItem[] => [
  { value: `default${reference(key)}` },
  { value: `es${reference(key)}`, language: 'es' },
  { value: `format${reference(key)}`, format },
  { value: `both${reference(key)}`, language: 'es', format },
]

/** What is to come of each parameter by itself, and of Accept-Language. */
export const singly = (key: string, format: string): readonly Asked[] => [
  [{ query: inSpanish }, `es${resolved}`],
  [ofSpaniard, `es${resolved}`],
  [{ query: { format } }, `format${resolved}`],
  [{ query: asWritten }, `default${reference(key)}`],
]

/** What is to come of several of them. */
export const severalAtOnce = (key: string, format: string): readonly Asked[] => [
  [{ query: { ...inSpanish, format } }, `both${resolved}`],
  [{ query: { format }, ...ofSpaniard }, `both${resolved}`],
  // Where languages is used, the header counts for nothing.
  [{ query: { ...inSpanish, format }, accept: 'fr' }, `both${resolved}`],
  [{ query: { ...inSpanish, ...asWritten } }, `es${reference(key)}`],
  [{ query: asWritten, ...ofSpaniard }, `es${reference(key)}`],
  [{ query: { format, ...asWritten } }, `format${reference(key)}`],
  [{ query: { ...inSpanish, format, ...asWritten } }, `both${reference(key)}`],
]
