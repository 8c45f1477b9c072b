import type { Remarks } from './collect-remarks.js'

type Entry = { readonly [member in (typeof members)[number]]?: string }

const lacking = {
  requirement: 'Say which requirement fails, by its id.',
  because: "Say why the failure is accepted, for example: because: 'ticket BANK-12'",
  owner: "Say who takes care of it, for example: owner: 'payments team', or leave it out.",
  until: "Give the last day as year, month and day, for example: until: '2027-01-31'.",
} as const

const members = ['requirement', 'because', 'owner', 'until'] as const

/** What an entry of a baseline says; what it does not say, or not as a text, is a mistake. */
export function readKnownFailure(entry: unknown, at: number, remarks: Remarks): Entry {
  const path = ['known', at]
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    const remedy = "For example: - { requirement: …, because: 'ticket BANK-12' }"
    remarks.mistake(path, `known[${at}] must have 'requirement' and 'because'`, remedy)
    return {}
  }
  const given = new Map<string, unknown>(Object.entries(entry))
  for (const key of given.keys()) {
    if (members.some((member) => member === key)) continue
    const message = `unknown key '${key.slice(0, 60)}' in known[${at}]`
    remarks.mistake(
      [...path, key],
      message,
      `Keys that are known here: ${members.join(', ')}.`,
      'key',
    )
  }
  const said = members.flatMap((member): readonly (readonly [string, string])[] => {
    const isNeeded = member === 'requirement' || member === 'because'
    if (!isNeeded && !given.has(member)) return []
    const value = given.get(member) ?? ''
    if (typeof value !== 'string')
      remarks.mistake([...path, member], `${member} must be a text`, 'Put it in quotes.')
    else if (value.trim() === '')
      remarks.mistake([...path, member], `known[${at}] lacks '${member}'`, lacking[member])
    else if (member === 'until' && !isDay(value.trim()))
      remarks.mistake([...path, member], `${cut(value)} is no day`, lacking.until)
    else return [[member, value.trim()]]
    return []
  })
  return Object.fromEntries(said)
}

const cut = (value: string): string => `'${value.slice(0, 60)}'`

/** Whether a text names a day of the calendar, as RFC 3339 (full-date) writes it. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true
