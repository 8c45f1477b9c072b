import { gzipSync } from 'node:zlib'
import { brief } from '../brief.js'
import { type Misbehaviour, told } from '../misbehaviour.js'
import { head } from '../tell.js'
import { once } from '../../../once.js'

const isList = ({ url }: { readonly url: string }): boolean => /\/accounts\?|\/accounts$/.test(url)
const zeros = once(() => gzipSync(Buffer.alloc(200 * 1024 * 1024, '0')))
const json = (body: string) => ({
  headers: [['Content-Type', 'application/json'] as const],
  body: Buffer.from(body),
})
const nested = '['.repeat(1_000_000)
const digits = `{"items":[{"id":${'9'.repeat(1_000_000)}}]}`
const names = `{"items":[],"${'n'.repeat(1_000_000)}":"${'v'.repeat(1_000_000)}"}`
const million = `{"items":[${'{},'.repeat(900_000)}{}]}`
const findings = `{"items":[${Array.from({ length: 20_000 }, (_, at) => `{"id":${at},"a${at}":[]}`).join()}]}`

/** Targets that send more than anyone wants. */
export const floods: readonly Misbehaviour[] = [
  {
    name: 'endless-bodies',
    sentence: 'It sends bodies without an end, as fast as they are read.',
    seize(socket, answer) {
      socket.write(head({ ...answer, headers: [['Transfer-Encoding', 'chunked']] }))
      const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
      const more = (): void => {
        while (!socket.destroyed && socket.write(chunk));
      }
      socket.on('drain', more)
      more()
    },
    limits: { requestTime: 2, scenarioTime: 12, runTime: 12 },
    exits: [3],
  },
  {
    name: 'endless-heads',
    sentence: 'It sends heads without an end.',
    seize(socket) {
      socket.write('HTTP/1.1 200 OK\r\n')
      const line = `X-More: ${'x'.repeat(8000)}\r\n`
      const more = (): void => {
        while (!socket.destroyed && socket.write(line));
      }
      socket.on('drain', more)
      more()
    },
    exits: [3],
  },
  {
    name: 'compressed-bombs',
    sentence: 'It sends 200 MB of zeros, compressed to some hundred kilobytes.',
    spoil: (answer) => ({
      ...answer,
      headers: [...answer.headers, ['Content-Encoding', 'gzip']],
      body: zeros(),
    }),
  },
  {
    name: 'nested-brackets',
    sentence: 'It answers everything with a million brackets, one within the other.',
    spoil: (answer) => ({ ...answer, ...json(nested) }),
    ...brief,
  },
  {
    name: 'million-digits',
    sentence: 'It answers everything with a number of a million digits.',
    spoil: (answer) => ({ ...answer, ...json(digits) }),
    ...brief,
  },
  {
    name: 'members-of-a-megabyte',
    sentence: 'It answers everything with a member whose name and value have a million characters.',
    spoil: (answer) => ({ ...answer, ...json(names) }),
    ...brief,
  },
  {
    name: 'million-items',
    sentence: 'It answers lists with a million items.',
    when: isList,
    spoil: (answer) => ({ ...answer, ...json(million) }),
    ...brief,
  },
  {
    name: 'thousands-of-faults',
    sentence: 'It answers everything with twenty thousand items, each wrong in its own way.',
    spoil: (answer) => ({ ...answer, ...json(findings) }),
    ...brief,
  },
  {
    name: 'lists-without-end',
    sentence: 'Each page of a list leads to a next one.',
    when: ({ url }) => url.includes('/accounts'),
    spoil(answer, { number, url }) {
      if (answer.status !== 200 || !answer.body.includes('"items"')) return answer
      const page = JSON.parse(answer.body.toString()) as Record<string, unknown>
      const next = `${url.split('?')[0]}?start=${number}`
      return told(answer, JSON.stringify({ ...page, nextPage_url: next }))
    },
    limits: { requestTime: 5, scenarioTime: 5, runTime: 15, pages: 200 },
  },
  {
    name: 'header-floods',
    sentence: 'It adds a thousand header fields to everything, as it may.',
    exits: [0],
    // Each answer takes long to read: a busy machine needs more than the usual time for all of them.
    limits: { scenarioTime: 60, runTime: 60 },
    spoil: (answer) => ({
      ...answer,
      headers: [
        ...answer.headers,
        ...Array.from({ length: 1000 }, (_, at) => [`X-${at}`, `${at}`] as const),
      ],
    }),
  },
  {
    name: 'megabytes-everywhere',
    sentence: 'It answers everything with 7 MB of spaces around what it should say.',
    spoil: (answer) => ({
      ...answer,
      body: Buffer.concat([answer.body, Buffer.alloc(7 * 1024 * 1024, ' ')]),
    }),
    ...brief,
  },
  {
    name: 'more-than-is-read',
    sentence: 'It answers everything with 12 MB of spaces around what it should say.',
    spoil: (answer) => ({
      ...answer,
      body: Buffer.concat([answer.body, Buffer.alloc(12 * 1024 * 1024, ' ')]),
    }),
    ...brief,
  },
]
