import { decoded } from '../decoded.js'
import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule, AnsweredExchange } from '../rule.js'

/** Members and headers whose values are URLs, by name. */
const holdsUrl = /(?:url|uri|href|link|location)$/i
/** A plain word, such as the location of an account, is none. */
const looksLikeUrl = /[/?:#]/
/** Fewer digits turn up in identifiers by chance. */
const tellingLength = 6
/** So many digits do not turn up by chance even within longer numbers. */
const unlikelyLength = 10
const placesLookedAt = 50_000

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'no-account-number-in-urls' } as const

/**
 * The URLs that a target gives carry no account number. Decides `accounts.urls.no-account-number` and
 * `transactions.urls.no-account-number`, and each row that names it.
 */
export const noAccountNumberInUrls: Rule = {
  id: 'rules/no-account-number-in-urls',
  title: 'No URL carries an account number',
  file: 'src/rules/links/no-account-number-in-urls.ts',
  decides: namedInRows(about),
  remedy: ({ interface: name }) => `fixtures.${name}.accountNumbers`,
  judge: (answered) => {
    const numbers = answered.facts.accountNumbers.filter(({ length }) => length >= tellingLength)
    if (numbers.length === 0) return []
    const requirement = answered.operation.requirement(about)
    return urlsOf(answered).map((spot): Remark => {
      const url = String(spot.value)
      const plain = decoded(url)
      const found = numbers.find((number) => standsIn(plain, number))
      if (found === undefined) return { requirement, verdict: 'pass' }
      const expected = 'a URL without an account number'
      return { requirement, verdict: 'fail', expected, actual: url, pointer: pointerOf(spot) }
    })
  },
}

/** A short number has to stand by itself: a longer one may hold its digits by chance. */
function standsIn(text: string, number: string): boolean {
  if (number.length >= unlikelyLength) return text.includes(number)
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1))
    if (!isDigit(text[at - 1]) && !isDigit(text[at + number.length])) return true
  return false
}

const isDigit = (sign = ''): boolean => sign >= '0' && sign <= '9'

/** A value and where it stands; the pointer is put together for a failure only. */
interface Spot {
  readonly value: unknown
  /** Name of the innermost member that it stands in. */
  readonly name: string
  readonly up?: Spot
  readonly step?: string | number
}

function urlsOf({ response, json }: AnsweredExchange): readonly Spot[] {
  const urls: Spot[] = response.headers
    .filter(([name]) => holdsUrl.test(name))
    .map(([name, value]) => ({ name, value }))
  const open: Spot[] = json.kind === 'json' ? [{ name: '', value: json.value }] : []
  for (let looked = 0; looked < placesLookedAt; looked += 1) {
    const up = open.pop()
    if (up === undefined) break
    const { value: parts, name } = up
    if (typeof parts === 'string') {
      if (holdsUrl.test(name) && looksLikeUrl.test(parts)) urls.push(up)
    } else if (Array.isArray(parts)) {
      for (const [step, value] of parts.entries())
        if (mayHold(value)) open.push({ value, name, up, step })
    } else if (isObject(parts)) {
      for (const step of Object.keys(parts))
        if (mayHold(parts[step])) open.push({ value: parts[step], name: step, up, step })
    }
  }
  return urls
}

/** Numbers and truth values are most of a body, and none is a URL. */
const mayHold = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

function pointerOf(spot: Spot): string {
  let pointer = ''
  // Not by recursion: a hostile body may be nested deeper than the stack is.
  for (let at = spot; at.up !== undefined; at = at.up)
    pointer = `/${String(at.step).replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`
  return pointer
}
