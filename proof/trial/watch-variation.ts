import type { Variation } from '../variation.js'

/** A variation, and whether it had anything to do. */
export interface WatchedVariation {
  readonly variation: Variation
  /** Whether it was asked for a decision so far, or changed a request or an answer. */
  acted(): boolean
}

/** Watches whether a variation that is in force with others comes to anything. */
export function watchVariation(own: Variation): WatchedVariation {
  const { request, response, behaviour, authorization, headerName } = own
  // What is in force where someone logs in, and how headers are spelt, is not looked at.
  let acted = authorization !== undefined || headerName !== undefined
  const told = <T>(before: unknown, after: T): T => {
    if (after !== undefined && after !== before) acted = true
    return after
  }
  const compare = <T>(before: unknown, after: T | Promise<T>): T | Promise<T> =>
    after instanceof Promise ? after.then((one) => told(before, one)) : told(before, after)

  return {
    acted: () => acted,
    variation: {
      ...own,
      request: request && ((asked, context) => compare(asked, request(asked, context))),
      response:
        response &&
        ((answered, asked, context) => compare(answered, response(answered, asked, context))),
      behaviour:
        behaviour &&
        ((before, timer) => {
          const decisions = typeof behaviour === 'function' ? behaviour(before, timer) : behaviour
          const watched = Object.entries(decisions).map(([name, decide]: [string, unknown]) => {
            if (typeof decide !== 'function') return [name, told<unknown>(undefined, decide)]
            return [
              name,
              (...given: unknown[]): unknown => {
                acted = true
                return Reflect.apply(decide, undefined, given)
              },
            ]
          })
          return Object.fromEntries(watched) as typeof decisions
        }),
    },
  }
}
