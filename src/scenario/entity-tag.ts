import type { Answer } from './answer.js'

/** An entity tag (RFC 9110, section 8.8.3). */
const form = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/** The value of the field ETag; undefined when there is none. */
export const tagOf = (answer: Answer): string | undefined => answer.header('ETag')

/** Whether a text is a well-formed entity tag. */
export const isTag = (text: string): boolean => form.test(text)

/** The opaque part: weak comparison (RFC 9110, section 8.8.3.2) looks at nothing else. */
export const opaque = (tag: string): string => tag.replace(/^W\//, '')
