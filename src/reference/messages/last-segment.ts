/**
 * The identifier at the end of a URI of the bank, absolute or relative to the base URL: of
 * `/notifications/topics/topic-payments` it is `topic-payments`. `undefined` for any other URI.
 */
export function lastSegment(uri: string, collection: string): string | undefined {
  const [, parent, id] = /\/notifications\/(\w+)\/([^/?#]+)\/?$/.exec(uri) ?? []
  if (parent !== collection || id === undefined) return undefined
  try {
    return decodeURIComponent(id)
  } catch {
    return undefined
  }
}
