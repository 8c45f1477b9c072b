import type { TextFormat, TextItem } from '../books/text.js'
import { isObject } from './is-object.js'
import { sameItem } from './same-item.js'

/**
 * The items in the representation of a string (document 2, Text string): each with a value, no two for
 * the same language and format, one that is for neither. `undefined` when it is not like that.
 */
export function readItems(
  body: unknown,
  formats: readonly TextFormat[],
): readonly TextItem[] | undefined {
  const values: unknown = isObject(body) ? body['values'] : undefined
  if (!Array.isArray(values)) return undefined
  const items = values.flatMap((one: unknown) => readItem(one, formats) ?? [])
  const complete = items.length === values.length
  const plain = items.some((item) => sameItem(item, { value: '' }))
  const twice = items.some((item, index) => items.findIndex((one) => sameItem(one, item)) < index)
  return complete && plain && !twice ? items : undefined
}

function readItem(item: unknown, formats: readonly TextFormat[]): TextItem | undefined {
  if (!isObject(item)) return undefined
  const { value, language, format } = item
  if (typeof value !== 'string' || [...value].length > 4096) return undefined
  const known = formats.some(({ name }) => name === format)
  if (language !== undefined && !isLanguage(language)) return undefined
  if (format !== undefined && (typeof format !== 'string' || !known)) return undefined
  return {
    value,
    language,
    format,
  }
}

const isLanguage = (language: unknown): language is string =>
  typeof language === 'string' && /^[a-z]{2,3}(-[A-Za-z]{2,3})?$/.test(language)
