import { createHash } from 'node:crypto'
import type { HalBehaviour } from './hal-behaviour.js'
import { readEntityTags } from './read-entity-tags.js'

/** How the reference bank decides when nothing else is asked of it. */
export const honestHalBehaviour: HalBehaviour = {
  profile: (name, version) => `https://profiles.bank.example/${name}/${version}`,
  href: (target) => target.href,
  // Document 1: relative to the API root when it starts with a slash.
  location: (path) => path,
  errorType: (name) => name,
  timestamp: (at) => new Date(at).toISOString(),

  entityTag: (representation) =>
    `"${createHash('sha256').update(representation).digest('base64url').slice(0, 27)}"`,
  hasAlready(ifNoneMatch, current) {
    const tags = readEntityTags(ifNoneMatch)
    // A weak comparison: the mark of weakness does not count.
    const bare = current.replace(/^W\//, '')
    return tags === '*' || tags.some(({ opaque }) => opaque === bare)
  },
  mayWrite(ifMatch, current) {
    // Nothing is there that could be lost; but a client that names a tag believes that something is.
    if (current === undefined) return ifMatch === undefined
    if (ifMatch === undefined) return false
    const tags = readEntityTags(ifMatch)
    return tags === '*' || tags.some(({ weak, opaque }) => !weak && opaque === current)
  },

  numberedPageSize: (limit) => limit,
  pageStart: (start) => start,
  // A page without items would lead to itself without end.
  nextStart: ({ start, size, matching }) =>
    size > 0 && start + size < matching ? start + size : undefined,
  count: ({ matching }) => matching,
}
