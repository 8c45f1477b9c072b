import { type Misbehaviour, told } from '../misbehaviour.js'

const every = [100, 101, 199, 201, 202, 204, 205, 206, 299, 304, 307, 308, 400, 401, 403, 404, 405]
const more = [406, 409, 410, 412, 415, 418, 422, 426, 428, 431, 451, 500, 501, 502, 504, 511, 599]

/** Answers of another status, and redirects. */
export const statuses: readonly Misbehaviour[] = [
  ...[...every, ...more, 600, 999].map((status): Misbehaviour => ({
    name: `status-${status}`,
    sentence: `Each answer has the status ${status}.`,
    spoil: (answer) => ({ ...answer, status }),
  })),
  ...[0, 99, 1000, -200].map((status): Misbehaviour => ({
    name: `status-line-${status}`,
    sentence: `Each status line has ${status}.`,
    spoil: (answer) => ({ ...answer, status }),
  })),
  ...['/api/accounts', '?', '#', 'http://', 'javascript:alert(1)', '\\\\x.invalid\\'].map(
    (location, at): Misbehaviour => ({
      name: `redirect-${at}`,
      sentence: `Each answer redirects to ${location}.`,
      spoil: (answer) => ({
        ...told(answer, '', [301, 302, 303, 307, 308][at % 5]),
        headers: [['Location', location]],
      }),
    }),
  ),
  {
    name: 'redirect-to-a-stranger',
    sentence: 'Each answer redirects to a stranger.',
    spoil: (answer, _, { stranger }) => ({
      ...told(answer, '', 302),
      headers: [
        ['Location', `${stranger}/x`],
        ['Refresh', `0; url=${stranger}/y`],
      ],
    }),
  },
  {
    name: 'status-by-turns',
    sentence: 'Statuses take turns, whatever is asked.',
    spoil: (answer, { number }) => ({
      ...answer,
      status: [200, 401, 503, 404, 200][number % 5] ?? 0,
    }),
  },
]
