/** One entity tag of If-Match or If-None-Match. */
export interface EntityTag {
  readonly weak: boolean
  /** In quotes. */
  readonly opaque: string
}

/** Reads If-Match or If-None-Match (RFC 9110, 13.1): an asterisk, or entity tags; what is none is passed over. */
export function readEntityTags(field: string): '*' | readonly EntityTag[] {
  if (field.trim() === '*') return '*'
  const tags = field.matchAll(/(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g)
  return [...tags].map(([, mark, opaque = '']) => ({ weak: mark !== undefined, opaque }))
}
