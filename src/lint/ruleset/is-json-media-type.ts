/** `application/json`, anything `+json` (RFC 6839), with or without parameters. */
export function isJsonMediaType(mediaType: string): boolean {
  const [essence = ''] = mediaType.toLowerCase().split(';', 1)
  return /^[^/]+\/(?:json|[^/]+\+json)$/.test(essence.trim())
}
