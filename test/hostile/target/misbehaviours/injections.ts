import { brief } from '../brief.js'
import { type Misbehaviour, told } from '../misbehaviour.js'

const poison =
  '\u001b[2J\u001b]0;pwned\u0007‮<script>alert(1)</script>"\'>]]>&#x0;\u0000\u0085`\n# h\n|a|b|\n```\n![x](http://x.invalid/)'
const mention = (text: string, secrets: readonly string[]): string =>
  [text, ...secrets, ...secrets.map((one) => encodeURIComponent(encodeURIComponent(one)))].join(' ')
const escaped = (text: string): string =>
  [...text].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const pointed = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1')

/** Targets that want something of theirs, or of ours, to come out where it must not. */
export const injections: readonly Misbehaviour[] = [
  {
    name: 'poison-in-strings',
    sentence: 'It puts terminal commands, markup and secrets into every string.',
    ...brief,
    spoil: (answer, _, { secrets }) =>
      told(
        answer,
        answer.body
          .toString()
          .replaceAll(
            /:\s*"([^"]{0,40})"/g,
            (_all, text: string) => `:${JSON.stringify(mention(text + poison, secrets))}`,
          ),
      ),
  },
  {
    name: 'poison-in-names',
    sentence: 'It puts the same into the names of members.',
    exits: [0, 1, 3],
    spoil(answer, _, { secrets }) {
      const name = JSON.stringify(poison + secrets.map(pointed).join(' '))
      return told(answer, answer.body.toString().replace('{', `{${name}: [],`))
    },
  },
  {
    name: 'secrets-in-escapes',
    sentence: 'It tells the credentials of its caller, each character as an escape.',
    spoil(answer, _, { secrets }) {
      const text = secrets.map(escaped).join(' ')
      return told(
        answer,
        answer.body.toString().replaceAll(/"id"\s*:\s*"[^"]*"/g, `"id":"${text}"`),
      )
    },
  },
  {
    name: 'poison-in-heads',
    sentence: 'It puts terminal commands and secrets into status line and header fields.',
    spoil: (answer, _, { secrets }) => ({
      ...answer,
      reason: `\u001b[2J${secrets.join()}`,
      headers: [
        ...answer.headers,
        ['X-Poison', `\u001b[31m${secrets.join()}`],
        ['Set-Cookie', `a=${secrets[0]}; Domain=example.com`],
        ['ETag', `"${secrets[1]}\u001b"`],
      ],
    }),
  },
  {
    name: 'prototype-names',
    sentence: 'Its members have the names that objects have of themselves.',
    exits: [0, 1, 3],
    spoil: (answer) =>
      told(
        answer,
        answer.body
          .toString()
          .replace(
            '{',
            '{"__proto__":{"items":7},"constructor":[],"toString":null,"hasOwnProperty":0,',
          ),
      ),
  },
  {
    name: 'links-to-strangers',
    sentence: 'Every link and redirect leads to another origin.',
    spoil: (answer, { number }, { origin, stranger }) =>
      number % 5 === 4
        ? { status: 307, headers: [['Location', `${stranger}/taken`]], body: Buffer.alloc(0) }
        : told(
            { ...answer, headers: [...answer.headers, ['Location', `${stranger}/taken`]] },
            answer.body
              .toString()
              .replaceAll(origin, stranger)
              .replaceAll(/_url":\s*"[^"]*"/g, `_url":"${stranger}/taken"`),
          ),
  },
  {
    name: 'smuggled-answers',
    sentence: 'It sends two answers for each request.',
    exits: [0, 1, 3],
    spoil: (answer) => ({
      ...answer,
      headers: [...answer.headers, ['Content-Length', '2']],
      body: Buffer.from('{}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'),
    }),
  },
]
