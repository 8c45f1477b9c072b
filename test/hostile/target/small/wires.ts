import type { Misbehaviour } from '../misbehaviour.js'
import { head, tellRaw } from '../tell.js'

const raw: Readonly<Record<string, string>> = {
  'nothing-but-a-line-feed': '\n',
  'http-0-9': '{"items":[]}',
  'http-1-0': 'HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{"items":[]}',
  'http-2': 'HTTP/2 200\r\n\r\n',
  'http-9': 'HTTP/9.9 200 OK\r\n\r\n',
  'line-feeds-only': 'HTTP/1.1 200 OK\nContent-Length: 2\n\n{}',
  'no-head-end': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n',
  'two-lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 5\r\n\r\n{}   ',
  'length-and-chunks':
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'negative-length': 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}',
  'huge-length': 'HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n{}',
  'long-length': 'HTTP/1.1 200 OK\r\nContent-Length: 9007199254740991\r\n\r\n{}',
  'folded-head': 'HTTP/1.1 200 OK\r\nX-A: a\r\n b\r\nContent-Length: 2\r\n\r\n{}',
  'space-in-a-name': 'HTTP/1.1 200 OK\r\nContent Length: 2\r\n\r\n{}',
  'space-before-colon': 'HTTP/1.1 200 OK\r\nContent-Length : 2\r\n\r\n{}',
  'chunk-extensions':
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;a="b\u001b"\r\n{}\r\n0\r\nX-T: t\r\n\r\n',
  'bad-chunk': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'huge-chunk': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}',
  'chunks-twice':
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  'unknown-transfer': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip\r\n\r\n{}',
  'long-trailers': `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n${'X-T: t\r\n'.repeat(3000)}\r\n`,
  'interim-flood': `${'HTTP/1.1 102 Processing\r\n\r\n'.repeat(2000)}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}`,
  'continue-flood': 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100),
  'switching-protocols':
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n\u0081\u0005hello',
  'three-answers': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'.repeat(3),
  'answer-in-an-answer':
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n',
  'null-in-a-head': 'HTTP/1.1 200 OK\r\nX-Null: a\u0000b\r\nContent-Length: 2\r\n\r\n{}',
  'carriage-returns': 'HTTP/1.1 200 OK\rX: y\rContent-Length: 2\r\r{}',
  'tls-alert': '\u0015\u0003\u0001\u0000\u0002\u0002\u0028',
}

/** Answers that are not quite HTTP. */
export const wires: readonly Misbehaviour[] = [
  ...Object.entries(raw).map(([word, text]): Misbehaviour => ({
    name: `wire-${word}`,
    sentence: `Each answer on the wire is ${word}.`,
    // Every tenth one is right, or there would be nothing to test.
    when: ({ number }) => number % 10 !== 1,
    seize: (socket) => void socket.end(Buffer.from(text, 'latin1')),
  })),
  {
    name: 'wire-byte-by-byte',
    sentence: 'Heads and bodies come byte by byte.',
    when: ({ number }) => number % 4 === 0,
    seize(socket, answer) {
      const bytes = Buffer.concat([head(answer), answer.body]).subarray(0, 3000)
      for (const byte of bytes) socket.write(Buffer.from([byte]))
      socket.end()
    },
  },
  {
    name: 'wire-more-than-announced',
    sentence: 'Bodies are longer than their announced length.',
    when: ({ number }) => number % 2 === 0,
    seize: (socket, answer) =>
      tellRaw(socket, { ...answer, headers: [...answer.headers, ['Content-Length', '3']] }),
  },
  {
    name: 'wire-less-than-announced',
    sentence: 'Bodies are shorter than their announced length.',
    when: ({ number }) => number % 3 === 0,
    seize: (socket, answer) =>
      tellRaw(socket, { ...answer, headers: [...answer.headers, ['Content-Length', '99999']] }),
  },
  {
    name: 'wire-closed-after-each-answer',
    sentence: 'Each connection is closed after one answer, and nothing says so.',
    seize: (socket, answer) => {
      const text = head(answer).toString('latin1').replace('Connection: close\r\n', '')
      socket.write(Buffer.from(text, 'latin1'))
      socket.end(answer.body)
    },
  },
]
