import type { Exchange } from '../../exchange/exchange.js'

/** Where what was written stands: what was created tells it in its answer. */
export function resourceOf(exchange: Exchange): string {
  const { request } = exchange
  const place = headerOf(exchange, 'location')
  const posted = withoutQuery(request.url)
  return request.method !== 'POST' || place === undefined ? posted : addressOf(place, posted)
}

/** A Location as an address: as it stands, below the API root, or below where it was posted. */
function addressOf(place: string, posted: string): string {
  const { origin, pathname } = new URL(posted)
  const path = withoutQuery(place).replace(/\/+$/, '')
  if (path.startsWith(`${origin}/`)) return path
  const [top] = /^\/[^/]+\//.exec(path) ?? []
  const at = top === undefined ? -1 : `${pathname}/`.indexOf(top)
  return at < 0 ? `${posted}/${lastSegment(place)}` : origin + pathname.slice(0, at) + path
}

/** The last segment of a path. */
export const lastSegment = (place: string): string =>
  withoutQuery(place).replace(/\/+$/, '').replace(/^.*\//, '')

/** An address up to its query. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '')

const isRead = ({ request }: Exchange): boolean => /^(?:GET|HEAD|OPTIONS)$/.test(request.method)

/** Whether a request changed something. */
export const hasWritten = (exchange: Exchange): boolean =>
  !isRead(exchange) &&
  exchange.outcome.kind === 'response' &&
  exchange.outcome.status >= 200 &&
  exchange.outcome.status < 300

/** Whether a request took something away. */
export const isDeletion = (exchange: Exchange): boolean =>
  exchange.request.method === 'DELETE' && hasWritten(exchange)

/** Whether a request found nothing that it could take away. */
export const isAbsence = ({ request, outcome }: Exchange): boolean =>
  request.method === 'DELETE' && outcome.kind === 'response' && [404, 410].includes(outcome.status)

/** A header of an answer. */
export const headerOf = ({ outcome }: Exchange, name: string): string | undefined =>
  outcome.kind === 'response'
    ? outcome.headers.find(([each]) => each.toLowerCase() === name)?.[1]
    : undefined

/** Whether something stands since then at an address that the answer gave. */
export const isCreation = (exchange: Exchange): boolean =>
  exchange.request.method === 'POST' &&
  hasWritten(exchange) &&
  headerOf(exchange, 'location') !== undefined

/** Whether something was accepted of which the answer does not say what comes of it. */
export const isPublication = (exchange: Exchange): boolean =>
  exchange.request.method === 'POST' &&
  exchange.outcome.kind === 'response' &&
  exchange.outcome.status === 202 &&
  headerOf(exchange, 'location') === undefined

/** An address and those that it lies below, up to its origin. */
export const addressesWithin = (url: string): readonly string[] => {
  const whole = withoutQuery(url)
  const ends = [...whole.matchAll(/(?<=[^/])(?=\/[^/])|$/g)].map(({ index }) => index)
  return ends.map((end) => whole.slice(0, end))
}

/** Tokens of sessions, as they are recorded, that a request names or its answer tells. */
export function sessionsOf({ request, outcome }: Exchange): readonly string[] {
  const answered = outcome.kind === 'response' ? outcome.body?.text : undefined
  return [request.body?.text, answered].flatMap((text) => text?.match(sessionToken) ?? [])
}

const sessionToken = /\u2039session\u00b7[0-9a-f]+\u203a/g
