/** What stands between two quotes of a JSON text, names of members included; offsets. */
export interface JsonString {
  readonly start: number
  readonly end: number
}

/** Walks through the strings of a JSON text, one after the other. */
export function* jsonStrings(text: string): Generator<JsonString> {
  for (let open = text.indexOf('"'); open >= 0;) {
    let close = open + 1
    while (close < text.length && text[close] !== '"') close += text[close] === '\\' ? 2 : 1
    yield { start: open + 1, end: Math.min(close, text.length) }
    open = text.indexOf('"', close + 1)
  }
}
