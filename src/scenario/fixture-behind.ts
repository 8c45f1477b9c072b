import type { Exchange } from '../exchange/exchange.js'
import type { RunContext } from './run-context.js'

/** Shorter ones may stand in a request for other reasons: a code of three letters, a number of seconds. */
const shortest = 4

/**
 * The fixture of the profile whose value a request was about, so that its owner knows which of them is out of date.
 *
 * @returns `fixtures.sessions.session`; undefined where the request is about nothing that the profile gives
 */
export function fixtureBehind(
  run: Pick<RunContext, 'redact' | 'givenNames' | 'given'>,
  { interface: name, request }: Exchange,
): string | undefined {
  if (name === undefined) return undefined
  const body = request.body?.text ?? ''
  const parts = new Set(
    [...request.url.split(/[/?&=#,]/), ...request.url.split(/[?&=#,]/)].map(plain),
  )
  const isIn = (value: string): boolean => {
    if (value.length < shortest) return false
    // As it was recorded.
    const shown = run.redact(value)
    return parts.has(shown) || parts.has(value) || body.includes(JSON.stringify(shown))
  }
  const fixture = run.givenNames(name).find((one) => run.given(name, one).some(isIn))
  return fixture === undefined ? undefined : `fixtures.${name}.${fixture}`
}

const plain = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
