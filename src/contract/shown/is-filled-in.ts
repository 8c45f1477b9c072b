/** Whether a text is a template as it stands, or has something in the place of each placeholder such as `{name}`. */
export function isFilledIn(template: string, text: string): boolean {
  const [first = '', ...others] = template.split(/\{\w+\}/)
  const last = others.pop()
  if (last === undefined) return text === template
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const piece of others) {
    const found = text.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  return text.length - last.length >= at && text.endsWith(last)
}
