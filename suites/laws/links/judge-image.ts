import type { Answer } from '../../../src/scenario/index.js'

/** Images as text, which no client shows: within JSON, or encoded for it. Those that are text themselves begin with a tag. */
const [asJson, asBase64] = [/^(?:data:|[{[])/, /^[A-Za-z0-9+/\s=]*$/]

const isText = ({ text }: Answer): boolean => {
  const quoted = text.trim().replace(/^"/, '').replace(/"$/, '').trim()
  return asJson.test(quoted) || asBase64.test(quoted)
}

/** Stores that do not look at what they keep call it bytes. */
const asBytes = /^(?:application|binary)\/octet-stream\b/i
/** How images begin: PNG, JPEG, GIF, TIFF of both kinds, BMP, WebP; what is no text is a replacement character each. */
const image = /^(?:\ufffdPNG|\ufffd{3}|GIF8|II\*|MM\0\*|BM|RIFF.{4}WEBP)/s

/** Whether what was answered is of a kind of media type: an image may be told as bytes, which it is as well. */
export const isOfKind = (told: string, kind: string, { text }: Answer): boolean =>
  told.toLowerCase().startsWith(kind) ||
  (kind === 'image/' && asBytes.test(told) && image.test(text))

/** Whether what is told to be an image can be one: there is something, and it is not encoded as text. */
export function judgeImage(behind: Answer, mediaType: string) {
  const isTold = mediaType.startsWith('image/')
  const seen = behind.bytes === 0 ? 'no content' : isTold && isText(behind) ? 'text' : 'content'
  return { holds: !isTold || seen === 'content', expected: 'the content of an image', actual: seen }
}
