import type { RecordedBody } from '../../../exchange/exchange.js'
import { countOf } from '../count-of.js'
import { type TemplateValue, html } from '../html.js'
import type { EvidenceBudget } from './evidence-budget.js'
import { excerpt } from './excerpt.js'
import { markedLines } from './marked-lines.js'
import { isReadableJson, type PrettyJson, prettyJson, type Span } from './pretty-json.js'

/** A longer array or object is marked by its first line only. */
const mostMarked = 12

/** Bodies longer than this are shown as they came: laying them out would take more time than it is worth. */
const longestLaidOut = 1024 * 1024

/**
 * A recorded body as text: JSON laid out over lines with the place of a finding marked, anything else as it came, and
 * not more than `limit` characters of it.
 */
export function bodyView(
  body: RecordedBody,
  limit: number,
  budget: EvidenceBudget,
  place?: { readonly pointer: string; readonly id: string },
): TemplateValue {
  if (body.text === undefined) return binary(body, limit)
  // What was cut is no JSON any more, and it takes long to find that out.
  const pretty = body.cut ? undefined : laidOut(body, body.text, limit, budget, place?.pointer)
  const text = pretty?.text ?? body.text
  const marked = pretty?.place && short(text, pretty.place)
  const { start, end } = excerpt(text, limit, marked)
  const beginning = start > 0 && cut('… the beginning is left out …', '', '\n')
  const rest = (end < text.length || pretty?.whole === false || body.cut) && restLeftOut(body)
  if (!marked || !place) return [beginning, text.slice(start, end), rest]
  const markEnd = Math.min(end, marked.end)
  return [
    !pretty?.exact && cut('(the body has no such place; the nearest one is marked)', '', '\n'),
    beginning,
    text.slice(start, marked.start),
    markedLines(text.slice(marked.start, markEnd), place.id),
    text.slice(markEnd, end),
    rest,
  ]
}

/** JSON over lines, as long as the report has time for it. */
function laidOut(
  body: RecordedBody,
  text: string,
  limit: number,
  budget: EvidenceBudget,
  pointer: string | undefined,
): PrettyJson | undefined {
  // Up to its place a body is looked through; without one, parsing takes longest.
  const cost = pointer === undefined ? limit + Math.ceil(text.length / 8) : text.length
  if (text.length > longestLaidOut || cost > budget.layout) return undefined
  budget.layout -= cost
  return prettyJson(text, limit, pointer, isReadable(body, text))
}

/** Of bodies that were looked at: many findings may cite the same one. */
const readable = new WeakMap<RecordedBody, boolean>()

function isReadable(body: RecordedBody, text: string): boolean {
  const known = readable.get(body) ?? isReadableJson(text)
  readable.set(body, known)
  return known
}

function short(text: string, { start, end }: Span): Span {
  const lines = text.slice(start, end).split('\n', mostMarked + 1)
  return lines.length > mostMarked
    ? { start, end: start + (lines[0]?.length ?? 0) }
    : { start, end }
}

function binary(body: RecordedBody, limit: number): TemplateValue {
  const { base64 = '', bytes } = body
  const { end } = excerpt(base64, Math.min(limit, 2048))
  return [
    cut(`(${countOf(bytes, 'byte')} that are not text, in base64)`, '', '\n'),
    base64.slice(0, end),
    (end < base64.length || body.cut) && restLeftOut(body),
  ]
}

function restLeftOut({ bytes, cut: isCut }: RecordedBody): TemplateValue {
  const size = countOf(bytes, 'byte')
  const where = isCut
    ? `exchanges.ndjson may have more of its ${size}`
    : `the whole body, ${size}, is in exchanges.ndjson`
  return cut(`… the rest is left out; ${where} …`, '\n')
}

/** A remark of ours between lines of theirs. */
function cut(remark: string, before = '', after = ''): TemplateValue {
  return [before, html`<i class="cut">${remark}</i>`, after]
}
