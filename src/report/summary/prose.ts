import { codeSpan } from './code-span.js'

/** Letters, figures and the punctuation that Markdown has no use for inside a line. */
const harmless = /^\p{L}[\p{L}\p{N} ,.;:'’“”()/%-]*$/u

/** What renderers turn into links or pictures without any mark. */
const automatic = /www\.|:\/\/|:\w+:|mailto:|xmpp:/i

/** Text as it is when no renderer can read anything into it, else as a code span. */
export function prose(text: string, limit = 600): string {
  const plain = harmless.test(text) && !automatic.test(text) && text.length <= limit
  return plain ? text : codeSpan(text, limit)
}
