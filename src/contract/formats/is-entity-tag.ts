/** An entity tag (RFC 9110, section 8.8.3). */
const form = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/** Whether a text is a well-formed entity tag. */
export const isEntityTag = (text: string): boolean => form.test(text)
