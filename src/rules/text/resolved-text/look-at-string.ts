import type { AskedText } from './asked-text.js'
import { explainAbsence, isOlder } from './explain-absence.js'
import { explainText } from './explain-text.js'
import type { OwnText } from './own-text.js'
import type { ReadReference } from './references.js'
import type { Seen } from './seen.js'
import { situationOf } from './situation.js'

const pointerTo = ({ group, name }: OwnText): string => `/groups/${group}/${name}`

const told = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200)

/** A string that is left out rightly tells which ones are due, and nothing of their texts. */
const leftOut = (situation: string): string => `left out ${situation}`

/** What a string shows, and in which language its text was found beyond doubt. */
export function lookAtString(
  own: OwnText,
  value: unknown,
  asked: AskedText,
  read: ReadReference,
): Seen & { readonly found?: readonly string[] } {
  if (typeof value !== 'string') return { kept: [], broken: [] }
  if (own.isTouched) return lookAtUpdated(own, value)
  const situation = situationOf(own, asked, read)
  const place = { situation, actual: told(value), pointer: pointerTo(own) }
  if (isOlder(own, asked)) {
    const expected = 'nothing that was modified earlier'
    const kind = leftOut(situation)
    return { kept: [], broken: [{ about: 'resolved.since-older', expected, ...place, kind }] }
  }
  const found = explainText({ own, value, asked, read })
  if (found.isKept) {
    const { language, kinds } = found
    return {
      kept: [situation, ...kinds],
      broken: [],
      found: language === undefined ? [] : [language],
    }
  }
  const { broken: about, expected, kind } = found
  return { kept: [], broken: about === undefined ? [] : [{ about, expected, ...place, kind }] }
}

/** Which of its texts an updated string shows is for scenarios to tell; but it shows one of them. */
function lookAtUpdated(own: OwnText, value: string): Seen {
  const values = [...own.sent, ...own.read, ...own.items.map((one) => one.value)]
  // What was not read as it was sent is another one's fault.
  const isClear = [...own.sent].every((one) => own.read.has(one) && !one.includes('{{'))
  const situation = 'updated'
  if (!isClear || values.some((one) => one.includes('{{'))) return { kept: [], broken: [] }
  if (values.includes(value)) return { kept: [situation], broken: [] }
  const place = { actual: told(value), pointer: pointerTo(own) }
  const expected = 'a text that was written'
  return { kept: [], broken: [{ about: 'resolved.value-kept', situation, expected, ...place }] }
}

/** Looks for a string of ours that an answer does not show. */
export function lookForString(own: OwnText, asked: AskedText, read: ReadReference): Seen {
  const situation = situationOf(own, asked, read)
  if (own.isTouched) return { kept: [], broken: [] }
  const kind = leftOut(situation)
  if (isOlder(own, asked)) return { kept: [kind], broken: [] }
  const about = explainAbsence(own, asked)
  if (about === undefined) return { kept: [], broken: [] }
  const expected = `a text for ${own.name}`
  const broken = { about, situation, kind, expected, actual: 'nothing', pointer: pointerTo(own) }
  return { kept: [], broken: [broken] }
}
