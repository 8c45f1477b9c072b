/** Members of a problem document and the JSON types that each may have (RFC 9457, section 3.1). */
export const problemMembers: ReadonlyMap<string, readonly string[]> = new Map([
  ['type', ['string']],
  ['title', ['string']],
  ['status', ['integer', 'number']],
  ['detail', ['string']],
  ['instance', ['string']],
])
