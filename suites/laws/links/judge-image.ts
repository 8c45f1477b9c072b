import type { Answer } from '../../../src/scenario/index.js'

/** Images as text, which no client shows: within JSON, or encoded for it. Those that are text themselves begin with a tag. */
const [asJson, asBase64] = [/^(?:data:|[{[])/, /^[A-Za-z0-9+/\s=]*$/]

const isText = ({ text }: Answer): boolean => {
  const quoted = text.trim().replace(/^"/, '').replace(/"$/, '').trim()
  return asJson.test(quoted) || asBase64.test(quoted)
}

/** Whether what is told to be an image can be one: there is something, and it is not encoded as text. */
export function judgeImage(behind: Answer, mediaType: string) {
  const isTold = mediaType.startsWith('image/')
  const seen = behind.bytes === 0 ? 'no content' : isTold && isText(behind) ? 'text' : 'content'
  return { holds: !isTold || seen === 'content', expected: 'the content of an image', actual: seen }
}
