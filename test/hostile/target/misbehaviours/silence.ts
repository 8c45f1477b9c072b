import type { Misbehaviour } from '../misbehaviour.js'
import { head } from '../tell.js'

const lost = /^assay: nothing could be tested: /m
const gone = /NOT DECIDED|NOT CONFORMANT/
/** A handful of request timeouts, and the program itself. */
const soon = { limits: { requestTime: 2, scenarioTime: 60, runTime: 120 }, within: 60 }
/** The run had begun. */
const later = ({ number }: { readonly number: number }): boolean => number > 40

/** Targets that do not answer, or not within any time that one can wait for. */
export const silence: readonly Misbehaviour[] = [
  {
    name: 'never-answers',
    sentence: 'It takes connections and says nothing at all.',
    seize: () => {},
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'falls-silent',
    sentence: 'It answers for a while and then nothing more.',
    when: later,
    seize: () => {},
    exits: [1, 3],
    says: gone,
    ...soon,
  },
  {
    name: 'drips-heads',
    sentence: 'It sends a byte of an endless head now and then.',
    seize(socket) {
      socket.write('HTTP/1.1 200 OK\r\nX-Drip: ')
      const timer = setInterval(() => socket.write('a'), 100)
      socket.once('close', () => clearInterval(timer))
    },
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'drips-bodies',
    sentence: 'It sends a byte of an endless body now and then.',
    seize(socket, answer) {
      socket.write(head({ ...answer, headers: [['Content-Length', '1000000']] }))
      const timer = setInterval(() => socket.write(' '), 100)
      socket.once('close', () => clearInterval(timer))
    },
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'too-many-requests-for-ever',
    sentence: 'It answers everything with 429 and asks to wait for a day.',
    spoil: (answer) => ({
      ...answer,
      status: 429,
      headers: [['Retry-After', '86400']],
      body: Buffer.alloc(0),
    }),
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'interim-answers-for-ever',
    sentence: 'It sends 103 Early Hints again and again, and no answer.',
    seize(socket) {
      const timer = setInterval(
        () =>
          socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n'.repeat(50)),
        20,
      )
      socket.once('close', () => clearInterval(timer))
    },
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'resets-everything',
    sentence: 'It resets every connection once a request is there.',
    seize: (socket) => void socket.resetAndDestroy(),
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'closes-everything',
    sentence: 'It closes every connection once a request is there.',
    seize: (socket) => void socket.end(),
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'breaks-off-bodies',
    sentence: 'It resets every connection in the middle of the body.',
    seize(socket, answer) {
      socket.write(head({ ...answer, headers: [...answer.headers, ['Content-Length', '100000']] }))
      socket.write(answer.body, () => socket.resetAndDestroy())
    },
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'resets-each-third-connection',
    sentence: 'It resets the connection at each third request.',
    when: ({ number }) => number % 3 === 0,
    seize: (socket) => void socket.resetAndDestroy(),
    exits: [3],
    says: /connection/,
  },
  {
    name: 'not-http',
    sentence: 'It answers in another protocol.',
    seize: (socket) => void socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    exits: [3],
    says: lost,
    ...soon,
  },
  {
    name: 'silent-at-one-operation',
    sentence: 'It never answers what asks for one account, and all else as it should.',
    when: ({ url }) => /\/accounts\/(?!v\d|balances|eligible)[^/?]+$/.test(url),
    seize: () => {},
    limits: { requestTime: 1, scenarioTime: 8, runTime: 60 },
    exits: [1, 3],
    says: gone,
  },
]
