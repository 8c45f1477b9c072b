import type { Exchange, Header, RecordedBody } from '../../exchange/exchange.js'
import type { Run } from '../../run/run.js'
import { curlLine } from '../curl.js'
import { escapeTerminal } from '../escape-terminal.js'
import { formatCount } from '../format-count.js'
import { prettyJson } from '../html/evidence/pretty-json.js'
import { sentLine } from '../outline/sent-line.js'
import { cameLine } from './exchange-line.js'
import { linkLines } from './link-lines.js'
import type { RequirementLook } from './requirement-text.js'
import { verdictMark } from './verdict-mark.js'
import { wrap } from './wrap.js'

/** Characters of a body, and of one line of it. */
const longest = { body: 64 * 1024, line: 2000 }

/** An exchange with all that was sent and answered, what it showed, and how to send it again. */
export function exchangeText(
  exchange: Exchange,
  { findings, secrets, started }: Run,
  { width, paint, linkTo }: RequirementLook,
): readonly string[] {
  const { number, scenario, operation, interface: name, request, outcome, timings } = exchange
  const about = [
    ...(operation === undefined ? [] : [`for ${name}.${operation}`]),
    ...(scenario === undefined ? [] : [`in ${scenario}`]),
    `at ${timings.startedAt}`,
  ]
  const bold = (line: string): readonly string[] =>
    wrap(line, width - 4).map((part, at) => `${at === 0 ? '  ' : '    '}${paint('bold', part)}`)
  const shown = findings.filter(({ exchanges }) => exchanges.includes(number))
  return [
    `${paint('bold', `Exchange ${number}`)} of the run of ${escapeTerminal(started)}`,
    ...wrap(about.map((part) => escapeTerminal(part)).join(', '), width - 2).map(
      (line) => `  ${line}`,
    ),
    '',
    ...bold(sentLine(exchange)),
    ...fields(request.headers),
    ...content(request.body, width),
    '',
    ...bold(cameLine(exchange)),
    ...(outcome.kind === 'response'
      ? [...fields(outcome.headers), ...content(outcome.body, width)]
      : []),
    ...(shown.length === 0 ? [] : ['', '  It shows:']),
    ...shown.flatMap((finding) => {
      const { requirement, verdict, pointer } = finding
      const place = pointer ? `, at ${escapeTerminal(pointer, 120)}` : ''
      return [
        `  ${verdictMark(verdict, paint)}  ${escapeTerminal(requirement)}${place}`,
        ...linkLines(finding, linkTo, paint),
      ]
    }),
    '',
    ...curlLine(exchange, secrets)
      .split('\n')
      .map((line) => `  ${line}`),
  ]
}

const fields = (headers: readonly Header[]): readonly string[] =>
  headers.map(([name, value]) => `    ${escapeTerminal(`${name}: ${value}`, longest.line)}`)

function content(body: RecordedBody | undefined, width: number): readonly string[] {
  if (body === undefined) return []
  const { text } = body
  const bytes = `(${formatCount(body.bytes)} bytes`
  if (text === undefined) return ['', `    ${bytes}, not text)`]
  const pretty = body.cut ? undefined : prettyJson(text, longest.body)
  const laid = pretty?.text ?? text.slice(0, longest.body)
  const whole = pretty?.whole ?? (laid.length === text.length && !body.cut)
  return [
    '',
    ...laid.split('\n').map((line) => `    ${escapeTerminal(line, Math.max(width, longest.line))}`),
    ...(whole ? [] : [`    ${bytes}; --json has what was kept)`]),
  ]
}
