type Fields = Iterable<readonly [string, string]> | Readonly<Record<string, string>>

/** A token (RFC 9110, 5.6.2). */
const name = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/
/** One byte for each character, and none of those that end a field. */
const value = /^[^\0\r\n\u0100-\uffff]*$/

/** Header fields as the Fetch standard describes them, with names in lower case and in order. */
export class LightHeaders implements Iterable<[string, string]> {
  readonly #fields = new Map<string, string[]>()

  constructor(fields: Fields = []) {
    const pairs = isIterable(fields) ? fields : Object.entries(fields)
    for (const [field, text] of pairs) this.append(field, text)
  }

  append(field: string, text: string): void {
    const key = keyOf(field)
    const before = this.#fields.get(key)
    if (before) before.push(valueOf(text))
    else this.#fields.set(key, [valueOf(text)])
  }

  set(field: string, text: string): void {
    this.#fields.set(keyOf(field), [valueOf(text)])
  }

  get(field: string): string | null {
    return this.#fields.get(keyOf(field))?.join(', ') ?? null
  }

  has(field: string): boolean {
    return this.#fields.has(keyOf(field))
  }

  delete(field: string): void {
    this.#fields.delete(keyOf(field))
  }

  getSetCookie(): string[] {
    return [...(this.#fields.get('set-cookie') ?? [])]
  }

  forEach(call: (value: string, name: string, headers: LightHeaders) => void): void {
    for (const [field, text] of this) call(text, field, this)
  }

  *entries(): IterableIterator<[string, string]> {
    for (const field of [...this.#fields.keys()].toSorted()) {
      const values = this.#fields.get(field) ?? []
      if (field === 'set-cookie') for (const one of values) yield [field, one]
      else yield [field, values.join(', ')]
    }
  }

  *keys(): IterableIterator<string> {
    for (const [field] of this.entries()) yield field
  }

  *values(): IterableIterator<string> {
    for (const [, text] of this.entries()) yield text
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries()
  }
}

const isIterable = (fields: Fields): fields is Iterable<readonly [string, string]> =>
  Symbol.iterator in fields

function keyOf(field: string): string {
  if (!name.test(field)) throw new TypeError(`${field} is no name of a header field`)
  return field.toLowerCase()
}

function valueOf(text: string): string {
  const trimmed = String(text).replace(/^[\t\r\n ]+|[\t\r\n ]+$/g, '')
  if (!value.test(trimmed)) throw new TypeError(`${trimmed} is no value of a header field`)
  return trimmed
}
