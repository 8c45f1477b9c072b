import type { RequestInput } from '../../../../src/scenario/index.js'

/** Requests for some of the resolved text: of a group, in a language, and both. */
export const narrowed = (group: string): readonly RequestInput[] => [
  { query: { groups: [group] } },
  { query: { languages: ['es'] } },
  { query: { groups: [group], languages: ['es'] } },
  { query: { groups: [group] }, headers: [['Accept-Language', 'es']] },
]

/** A request for text of a group in a language in which it differs. */
export const inEnglish = (group: string): RequestInput => ({
  query: { groups: [group] },
  headers: [['Accept-Language', 'en-US']],
})
