import type { Contradiction } from './contradiction.js'
import { judgeTimes } from './judge-times.js'
import type { Phase, Reading, StringLog } from './string-log.js'

/** Milliseconds by which two spellings of one time may differ: how precise it is told is not said. */
const precision = 1000

const inShort = (value: unknown): string => String(value).slice(0, 200)

/** Holds what was seen while a string was as it was written last against what was written. */
export function judgePhase(
  phase: Phase,
  log: Pick<StringLog, 'sent' | 'writes' | 'readings'>,
): readonly Contradiction[] {
  const { write, items, readings, lists } = phase
  const asWritten = readings.filter(({ shown }) => shown.items === items)
  const [first] = asWritten
  // What is never read as it was written, scenarios tell.
  if (items === undefined || first === undefined) return []
  const isStrange = (shown: string | undefined): shown is string =>
    shown !== undefined && !log.sent.has(shown)
  const told: Contradiction[] = []
  for (const { exchange, shown } of readings)
    if (isStrange(shown.items)) {
      const actual = inShort(shown.items)
      told.push({ about: 'kept', exchange, expected: inShort(items), actual, pointer: '/values' })
    }
  if (told.length > 0) return told
  for (const { exchange, pointer: at, shown } of lists)
    if (isStrange(shown.items)) {
      const [actual, pointer] = [inShort(shown.items), `${at}/values`]
      told.push({ about: 'agree', exchange, expected: inShort(items), actual, pointer })
    }
  return [...told, ...judgeTimes(phase, log), ...judgeAnswer(write, items, first)]
}

/** Holds the answer to a write against what was written, and against the string as it was read afterwards. */
function judgeAnswer(
  { exchange, ifMatch, answer }: Phase['write'],
  items: string,
  { shown }: Reading,
): readonly Contradiction[] {
  if (answer === undefined) return []
  const told: Contradiction[] = []
  const tell = (about: Contradiction['about'], expected: unknown, actual: unknown, at?: string) =>
    told.push({
      about,
      exchange,
      expected: inShort(expected),
      actual: inShort(actual),
      pointer: at,
    })
  if (answer.items !== undefined && answer.items !== items)
    tell('shown', items, answer.items, '/values')
  const isOldTag = answer.tag !== undefined && answer.tag === ifMatch
  if (isOldTag && shown.tag !== undefined && shown.tag !== answer.tag)
    tell('tag-of-answer', shown.tag, answer.tag)
  if (answer.id !== undefined && shown.id !== undefined && answer.id !== shown.id)
    tell('answer-agrees', shown.id, answer.id, '/_id')
  const [time, due] = [answer.time ?? Number.NaN, shown.time ?? Number.NaN]
  if (Math.abs(time - due) >= precision)
    tell(
      'answer-agrees',
      ...([due, time].map((at) => new Date(at).toISOString()) as [string, string]),
      '/modifiedAt',
    )
  return told
}
