/** Documents within documents are followed so far. */
const deepest = 3

/**
 * A text as it reads when the JSON or the percent encoding around a document in it is undone, once and more
 * often. Made for reading names of members, not for putting anything back.
 */
export function* innerDocuments(text: string): Generator<string> {
  let outer = text
  for (let depth = 0; depth < deepest; depth++) {
    const inner = outer
      .replace(/\\(["\\/])/g, '$1')
      .replace(/%(2[26]|3[ad]|5[bcf]|7[bd])/gi, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      )
    if (inner === outer) return
    yield inner
    outer = inner
  }
}
