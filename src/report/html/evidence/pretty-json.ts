import { isJson } from '../../is-json.js'
import { jsonTokens } from './json-tokens.js'

/** Where something stands in a text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface PrettyJson {
  readonly text: string
  /** The place that the pointer names or, where there is none, the deepest place on the way to it. */
  readonly place?: Span
  /** Whether the place is the one that the pointer names. */
  readonly exact: boolean
  /** Whether the text goes to the end of the JSON. */
  readonly whole: boolean
}

interface Frame {
  readonly open: string
  /** Whether the pointer leads through this array or object. */
  readonly onPath: boolean
  readonly start: number
  key: string
  index: number
  /** In an object: a member name comes next. */
  named: boolean
  empty: boolean
}

/** Deeper levels are not indented further: a body of nothing but brackets must not blow the report up. */
const deepest = 24
/** A body that is nested further is not laid out at all. */
const mostNested = 10_000

/**
 * Lays a JSON text out over lines, each token kept as it was sent (numbers keep their digits, members their order and
 * their duplicates), and finds the place of a JSON Pointer (RFC 6901). Undefined when the text is not JSON.
 *
 * @param enough characters that are wanted from the place on, or from the beginning when there is no pointer
 * @param isReadable what `isReadableJson` says of the text, where that is known
 */
export function prettyJson(
  json: string,
  enough: number,
  pointer?: string,
  isReadable = isReadableJson(json),
): PrettyJson | undefined {
  if (!isReadable) return undefined
  const path = segments(pointer)
  const frames: Frame[] = []
  let text = ''
  let start = 0
  let place: (Span & { readonly depth: number }) | undefined
  const newLine = (): string => `\n${'  '.repeat(Math.min(frames.length, deepest))}`
  const note = (onPath: boolean, from: number): void => {
    if (onPath && frames.length >= (place?.depth ?? 0))
      place = { start: from, end: text.length, depth: frames.length }
  }
  const isOnPath = (frame: Frame | undefined): boolean =>
    path !== undefined &&
    (frame === undefined ||
      (frame.onPath &&
        path[frames.length - 1] === (frame.open === '{' ? frame.key : String(frame.index))))

  const isEnough = (): boolean => {
    if (path === undefined) return text.length > enough
    return place?.depth === path.length && text.length > place.end + enough
  }
  let whole = true

  for (const token of jsonTokens(json)) {
    // Brackets in strings may have hidden it.
    if (frames.length > mostNested) return undefined
    if (isEnough()) {
      whole = false
      break
    }
    const frame = frames.at(-1)
    if (frame && (token === '}' || token === ']')) {
      frames.pop()
      text += frame.empty ? token : newLine() + token
      note(frame.onPath, frame.start)
    } else if (frame && token === ',') {
      text += ','
      frame.index++
      frame.named = false
    } else if (token === ':') {
      text += ': '
    } else if (frame?.open === '{' && !frame.named) {
      text += newLine()
      start = text.length
      text += token
      frame.named = true
      frame.empty = false
      // The name as a string matters on the way to the place only.
      if (frame.onPath) frame.key = String(JSON.parse(token))
    } else {
      if (frame?.open === '[') {
        text += newLine()
        start = text.length
        frame.empty = false
      }
      const onPath = isOnPath(frame)
      text += token
      if (token === '{' || token === '[')
        frames.push({ open: token, onPath, start, key: '', index: 0, named: false, empty: true })
      else note(onPath, start)
    }
  }
  if (!place) return { text, whole, exact: false }
  return { text, whole, place, exact: place.depth === path?.length }
}

/** Whether a text is JSON that does not nest too deeply. */
export const isReadableJson = (text: string): boolean => !isNestedDeeply(text) && isJson(text)

const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a text is likely to nest too deeply, looked at before it is parsed, as a million brackets take long to parse.
 * What stands in strings counts as well.
 */
function isNestedDeeply(text: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit === openList || unit === openObject) depth += 1
    else if (unit === closeList || unit === closeObject) depth -= 1
    if (depth > mostNested) return true
  }
  return false
}

function segments(pointer: string | undefined): readonly string[] | undefined {
  if (pointer === undefined || (pointer !== '' && !pointer.startsWith('/'))) return undefined
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}
