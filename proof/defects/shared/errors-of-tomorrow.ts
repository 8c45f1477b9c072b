import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { tellDate } from '../../alterations/tell-date.js'
import type { Defect } from '../../defect.js'

const statuses = [400, 401, 403, 404, 409, 412, 422]
const tomorrow = (): string => new Date(Date.now() + 36 * 3_600_000).toISOString()

const ofTomorrow = (): JsonObject => ({ occurredAt: tomorrow() })
const holding = (error: JsonObject): JsonObject => ({ _embedded: { errors: [error] } })

const ofErrors = [
  ['transactions', 'transactions.errors.occurred-before'],
  ['text', 'text.errors.occurred-before'],
  ['notifications', 'notifications.errors.occurred-before'],
  ['messages', 'messages.errors.occurred-before'],
] as const
const ofProblems = [
  ['accounts', 'accounts.problem.occurred-before'],
  ['sessions', 'sessions.problem.occurred-before'],
  ['institutions', 'institutions.problem.occurred-before'],
] as const

const ofZones = [
  ['transactions', 'transactions.errors.occurred-before', 5],
  ['accounts', 'accounts.problem.occurred-before', 3.5],
] as const

/** Errors that occur as many hours before they are told, by a bank that tells when it answers. */
const inZone = (hours: number): NonNullable<Defect['response']> => {
  const change = changeJson(
    { statuses },
    ({ _error: error, ...body }, _response, _request, { now }) => {
      const occurredAt = new Date(now() - hours * 3_600_000).toISOString()
      return error === undefined
        ? { ...body, occurredAt }
        : { ...body, _error: { ...(error as JsonObject), occurredAt } }
    },
  )
  return async (response, request, context) =>
    tellDate(await change(response, request, context), request, context)
}

/** Errors that are told before they occur, or long before they are told, in each interface. */
const defects: readonly Defect[] = [
  ...ofErrors.map(([name, broken]) => ({
    name: `errors-of-tomorrow-${name}`,
    sentence: `An error of the interface ${name} occurs the day after it is told.`,
    breaks: [broken],
    response: changeJson({ statuses }, ({ _error: error, ...body }) =>
      error === undefined
        ? body
        : { ...body, _error: { ...(error as JsonObject), occurredAt: tomorrow() } },
    ),
  })),
  ...ofProblems.map(([name, broken]) => ({
    name: `errors-of-tomorrow-${name}`,
    sentence: `A problem of the interface ${name} occurs the day after it is told.`,
    breaks: [broken],
    response: changeJson({ statuses, mediaType: 'application/problem+json' }, (problem) => ({
      ...problem,
      occurredAt: tomorrow(),
    })),
  })),
  {
    name: 'errors-of-tomorrow-never-set',
    sentence: 'The time of an error of the interface transactions is not set, and counts as 1970.',
    breaks: ['transactions.errors.occurred-before'],
    response: changeJson({ statuses }, ({ _error: error, ...body }) =>
      error === undefined
        ? body
        : { ...body, _error: { ...(error as JsonObject), occurredAt: '1970-01-01T00:00:00Z' } },
    ),
  },
  ...ofZones.map(([name, broken, hours]) => ({
    name: `errors-of-tomorrow-local-${name}`,
    sentence: `Errors of the interface ${name} tell the time of a zone ${hours} hours west as that of Greenwich.`,
    breaks: [broken],
    response: inZone(hours),
  })),
  {
    name: 'errors-of-tomorrow-nested-errors',
    sentence: 'An error in an error of an error of the interface transactions occurs tomorrow.',
    breaks: ['transactions.errors.occurred-before'],
    response: changeJson({ statuses }, ({ _error: error, ...body }) =>
      error === undefined
        ? body
        : { ...body, _error: { ...(error as JsonObject), ...holding(holding(ofTomorrow())) } },
    ),
  },
  {
    name: 'errors-of-tomorrow-nested-problems',
    sentence: 'A problem in a problem of a problem of the interface accounts occurs tomorrow.',
    breaks: ['accounts.problem.occurred-before'],
    response: changeJson({ statuses, mediaType: 'application/problem+json' }, (problem) => ({
      ...problem,
      problems: [{ problems: [ofTomorrow()] }],
    })),
  },
]

export default defects
