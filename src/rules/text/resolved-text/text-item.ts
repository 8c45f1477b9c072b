import { isObject } from '../../is-object.js'

/** A text of a string, for a language and a format. */
export interface TextItem {
  readonly value: string
  readonly language: string | undefined
  readonly format: string | undefined
}

/** The items that a representation of a string has; undefined where they are not of the usual form. */
export function textItemsIn(body: unknown): readonly TextItem[] | undefined {
  const values = isObject(body) ? body['values'] : undefined
  if (!Array.isArray(values) || !values.every(isItem)) return undefined
  return values.map(({ value, language, format }) => ({ value, language, format }))
}

const isItem = (one: unknown): one is TextItem =>
  isObject(one) &&
  typeof one['value'] === 'string' &&
  (one['language'] === undefined || /^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(String(one['language']))) &&
  (one['format'] === undefined || typeof one['format'] === 'string')
