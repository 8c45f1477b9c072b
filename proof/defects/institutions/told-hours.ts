import { changeItems } from '../../alterations/change-items.js'
import type { Json, JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const byKindAndDay = 'institutions.hours.by-kind-and-day'

const changeHours = (change: (hours: JsonObject) => Json): Defect['response'] =>
  changeItems({ statuses: [200] }, ({ hoursOfOperation: hours, ...item }) => ({
    ...item,
    ...(hours === undefined ? {} : { hoursOfOperation: change(hours as JsonObject) }),
  }))

const ofEachKind = (hours: JsonObject, change: (week: JsonObject) => JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(hours).map(([kind, week]) => [kind, change(week as JsonObject)]),
  )

const inCapitals = (week: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(week).map(([day, told]) => [
      day.replace(/^./, (one) => one.toUpperCase()),
      told,
    ]),
  )

const inSpanish: Readonly<Record<string, string>> = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
}

const renamed = (week: JsonObject, nameOf: (day: string, at: number) => string): JsonObject =>
  Object.fromEntries(Object.entries(week).map(([day, told], at) => [nameOf(day, at), told]))

/** Hours of operation that are kept otherwise, or told otherwise by some searches. */
const defects: readonly Defect[] = [
  {
    name: 'told-hours-without-kind',
    sentence: 'Hours of operation are those of the week, not of a kind.',
    breaks: [byKindAndDay],
    response: changeHours(({ atm, lobby }) => atm ?? lobby ?? {}),
  },
  {
    name: 'told-hours-capital-days',
    sentence: 'The names of days begin with capitals.',
    breaks: [byKindAndDay],
    response: changeHours((hours) => ofEachKind(hours, inCapitals)),
  },
  {
    name: 'told-hours-numbered-days',
    sentence: 'The days of a week are numbered.',
    breaks: [byKindAndDay],
    response: changeHours((hours) =>
      ofEachKind(hours, (week) => renamed(week, (_day, at) => String(at))),
    ),
  },
  {
    name: 'told-hours-in-language',
    sentence: 'Who asks for Spanish is told the days of a week by their Spanish names.',
    breaks: [byKindAndDay],
    response: (response, request, context) => {
      if (request.headers.get('accept-language')?.startsWith('es') !== true) return response
      const change = changeHours((hours) =>
        ofEachKind(hours, (week) => renamed(week, (day) => inSpanish[day] ?? day)),
      )
      return change?.(response, request, context) ?? response
    },
  },
  {
    name: 'told-hours-open-in-language',
    sentence: 'Who asks for Spanish is told that each day is open around the clock.',
    breaks: ['institutions.accessLocation.hours-alike'],
    response: (response, request, context) => {
      if (request.headers.get('accept-language')?.startsWith('es') !== true) return response
      const change = changeHours((hours) =>
        ofEachKind(hours, (week) =>
          Object.fromEntries(Object.keys(week).map((day) => [day, { open24Hours: true }])),
        ),
      )
      return change?.(response, request, context) ?? response
    },
  },
  {
    name: 'told-hours-of-no-day',
    sentence:
      'A kind of hours tells of itself whether it is open around the clock, not of its days.',
    breaks: [byKindAndDay],
    response: changeHours((hours) => ofEachKind(hours, ({ monday }) => monday as JsonObject)),
  },
  {
    name: 'told-hours-shifted-around-code',
    sentence: 'Searches around a postal code tell the hours of each day as those of the next.',
    breaks: ['institutions.accessLocation.hours-alike'],
    response: (response, request, context) => {
      if (!new URL(request.url).searchParams.has('postalCode')) return response
      const shift = changeHours((hours) =>
        ofEachKind(hours, (week) => {
          const days = Object.keys(week)
          return Object.fromEntries(days.map((day, at) => [day, week[days.at(at - 1) ?? day]]))
        }),
      )
      return shift?.(response, request, context) ?? response
    },
  },
]

export default defects
