import type { RequestInput } from '../../../../src/scenario/index.js'

/** Every string is newer. */
const longAgo = '1990-01-01T00:00:00Z'

/** Requests for some of the resolved text: of a group, in a language, and both; for a format, and with each other parameter. */
export const narrowed = (group: string, format: string): readonly RequestInput[] => [
  { query: { groups: [group] } },
  { query: { languages: ['es'] } },
  { query: { groups: [group], languages: ['es'] } },
  { query: { groups: [group] }, headers: [['Accept-Language', 'es']] },
  { query: { groups: [group], format } },
  { query: { groups: [group], resolve: false } },
  { query: { groups: [group], subgroups: true, since: longAgo } },
]

/** A request for text of a group in a language in which it differs. */
export const inEnglish = (group: string): RequestInput => ({
  query: { groups: [group] },
  headers: [['Accept-Language', 'en-US']],
})
