import { type Misbehaviour, told } from '../misbehaviour.js'

/** Targets that are merely beside themselves. */
export const oddities: readonly Misbehaviour[] = [
  {
    name: 'always-unauthorised',
    sentence: 'It answers everything with 401 and nothing else.',
    spoil: (answer) => ({ ...told(answer, '', 401), headers: [] }),
  },
  {
    name: 'always-no-content',
    sentence: 'It answers everything with 204.',
    spoil: () => ({ status: 204, headers: [], body: Buffer.alloc(0) }),
  },
  {
    name: 'status-999',
    sentence: 'It answers everything with a status that does not exist.',
    spoil: (answer) => ({ ...answer, status: 999 }),
  },
  {
    name: 'ids-that-never-match',
    sentence: 'It gives every resource another id each time.',
    spoil: (answer, { number }) =>
      told(answer, answer.body.toString().replaceAll(/"id"\s*:\s*"/g, `"id":"${number}-`)),
  },
  {
    name: 'clock-in-another-age',
    sentence: 'Its dates are of the year 9999, and of none at all.',
    spoil: (answer) => ({
      ...told(answer, answer.body.toString().replaceAll(/\d{4}-\d\d-\d\dT/g, '9999-99-99T')),
      headers: [
        ...answer.headers.filter(([name]) => !/^(date|last-modified)$/i.test(name)),
        ['Date', 'Fri, 31 Dec 9999 23:59:59 GMT'],
        ['Last-Modified', 'the other day'],
        ['Retry-After', '1e308'],
      ],
    }),
  },
  {
    name: 'unavailable-half-the-time',
    sentence: 'Every other answer is 503 and asks to wait for a year.',
    when: ({ number }) => number % 2 === 1,
    spoil: (answer) => ({
      ...told(answer, '<h1>Service Unavailable</h1>', 503),
      headers: [
        ['Retry-After', '31536000'],
        ['Content-Type', 'text/html'],
      ],
    }),
  },
]
