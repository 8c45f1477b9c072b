/**
 * The JSON of a value, cut to a length. It never does more work than the length asks for, however
 * large or deep the value is.
 *
 * @param most characters, without the ellipsis that a cut leaves
 */
export function cutJson(value: unknown, most = 200): string {
  let text = ''

  function write(part: string): boolean {
    text += part
    return text.length <= most
  }
  function inside(open: string, close: string, parts: Iterable<() => boolean>): boolean {
    let going = write(open)
    let first = true
    for (const part of parts) {
      going = going && (first || write(',')) && part()
      if (!going) return false
      first = false
    }
    return going && write(close)
  }
  function visit(one: unknown): boolean {
    if (typeof one === 'string') return write(JSON.stringify(one.slice(0, most + 1)))
    if (Array.isArray(one))
      return inside(
        '[',
        ']',
        each(one, (item) => visit(item)),
      )
    if (typeof one !== 'object' || one === null) return write(JSON.stringify(one) ?? String(one))
    const members = each(Object.keys(one), (key) => {
      return visit(key) && write(':') && visit(Reflect.get(one, key))
    })
    return inside('{', '}', members)
  }

  visit(value)
  return text.length <= most ? text : `${wholeCharacters(text.slice(0, most))}…`
}

function* each<T>(items: readonly T[], visit: (item: T) => boolean): Iterable<() => boolean> {
  for (const item of items) yield () => visit(item)
}

/** A cut may not leave half of a surrogate pair. */
function wholeCharacters(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '')
}
