import type { Variation } from '../variation.js'

/** The answer with the time at which it was given, as most servers tell it; a bank in a trial has none of its own. */
export const tellDate: NonNullable<Variation['response']> = (response, _request, { now }) => {
  const headers = new Headers(response.headers)
  headers.set('date', new Date(now()).toUTCString())
  return new Response(response.body, { status: response.status, headers })
}
