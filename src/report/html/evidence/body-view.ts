import type { RecordedBody } from '../../../exchange/exchange.js'
import { countOf } from '../count-of.js'
import { type Hole, html } from '../html.js'
import { excerpt } from './excerpt.js'
import { prettyJson, type Span } from './pretty-json.js'

/** A longer array or object is marked by its first line only. */
const markedLines = 12

/** Bodies longer than this are shown as they came: laying them out would take more time than it is worth. */
const longestLaidOut = 2 * 1024 * 1024

/**
 * A recorded body as text: JSON laid out over lines with the place of a finding marked, anything else as it came, and
 * not more than `limit` characters of it.
 */
export function bodyView(
  body: RecordedBody,
  limit: number,
  place?: { readonly pointer: string; readonly id: string },
): Hole {
  if (body.text === undefined) return binary(body, limit)
  const pretty =
    body.text.length > longestLaidOut ? undefined : prettyJson(body.text, place?.pointer)
  const text = pretty?.text ?? body.text
  const marked = pretty?.place && short(text, pretty.place)
  const { start, end, before, after } = excerpt(text, limit, marked)
  if (!marked || !place) return [leftOut(before), text.slice(start, end), leftOut(after)]
  const markEnd = Math.min(end, marked.end)
  return [
    leftOut(before),
    text.slice(start, marked.start),
    html`<mark id="${place.id}">${text.slice(marked.start, markEnd)}</mark>`,
    text.slice(markEnd, end),
    leftOut(after),
  ]
}

function short(text: string, { start, end }: Span): Span {
  const lines = text.slice(start, end).split('\n', markedLines + 1)
  return lines.length > markedLines
    ? { start, end: start + (lines[0]?.length ?? 0) }
    : { start, end }
}

function binary({ base64 = '', bytes }: RecordedBody, limit: number): Hole {
  const { end, after } = excerpt(base64, Math.min(limit, 2048))
  const note = html`<i class="cut">${countOf(bytes, 'byte')} that are not text, in base64:</i>`
  return [note, '\n', base64.slice(0, end), leftOut(after)]
}

function leftOut(characters: number): Hole {
  if (characters === 0) return false
  const note = `… ${countOf(characters, 'character')} left out here; all of them are in exchanges.ndjson …`
  return ['\n', html`<i class="cut">${note}</i>`, '\n']
}
