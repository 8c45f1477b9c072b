/** The tokens of a JSON text exactly as they stand in it, without the white space between them. */
export function* jsonTokens(json: string): Generator<string> {
  let at = 0
  while (at < json.length) {
    const character = json.charAt(at)
    let end = at + 1
    if (character === '"') end = endOfString(json, at)
    else if (/[^\s{}[\],:]/.test(character)) end = endOfWord(json, at)
    if (character.trim() !== '') yield json.slice(at, end)
    at = end
  }
}

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charAt(at) !== '"') at += json.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

function endOfWord(json: string, start: number): number {
  let at = start
  while (at < json.length && /[^\s{}[\],:"]/.test(json.charAt(at))) at++
  return at
}
