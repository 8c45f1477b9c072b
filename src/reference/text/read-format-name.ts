import type { TextFormat } from '../books/text.js'
import { readText } from '../http/read-text.js'
import type { Reader } from '../http/reader.js'

/** The name of a format that there is. */
export function readFormatName(formats: readonly TextFormat[]): Reader<string | undefined> {
  const detail = `has a value other than ${formats.map(({ name }) => name).join(', ')}`
  return readText((value) =>
    formats.some(({ name }) => name === value)
      ? []
      : [{ kind: 'unknown-value', malformed: true, detail }],
  )
}
