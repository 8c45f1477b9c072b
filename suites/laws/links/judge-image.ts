import type { Answer } from '../../../src/scenario/index.js'

/** Images as text, which no client shows: within JSON, or encoded for it. Those that are text themselves begin with a tag. */
const asText = /^[\s"]*(?:data:|[{[]|[A-Za-z0-9+/\s=]*"?\s*$)/

/** Whether what is told to be an image can be one: there is something, and it is not encoded as text. */
export function judgeImage(behind: Answer, mediaType: string) {
  const isImage = mediaType.startsWith('image/')
  const isText = behind.bytes > 0 && asText.test(behind.text)
  return {
    holds: !isImage || (behind.bytes > 0 && !isText),
    expected: 'the content of an image',
    actual: behind.bytes === 0 ? 'no content' : isText ? 'text' : 'content',
  }
}
