import type { Misbehaviour, Told } from '../misbehaviour.js'

const fields: Readonly<Record<string, Told['headers']>> = {
  'no-content-type': [['Content-Type', '']],
  'odd-content-type': [['Content-Type', 'application/json; charset="utf-99"; a=";,"; ;=']],
  'long-content-type': [['Content-Type', `application/${'j'.repeat(20_000)}`]],
  'two-content-types': [
    ['Content-Type', 'application/json'],
    ['Content-Type', 'text/html'],
  ],
  'wild-content-type': [['Content-Type', '*/*']],
  'spaced-content-type': [['Content-Type', '  application / json  ']],
  'many-parameters': [['Content-Type', `application/json${'; a=b'.repeat(5000)}`]],
  'slow-parameters': [['Content-Type', `application/json;${' '.repeat(30_000)}x`]],
  'no-etag': [['ETag', '']],
  'odd-etag': [['ETag', 'W/"\\"""']],
  'long-etag': [['ETag', `"${'e'.repeat(30_000)}"`]],
  'odd-dates': [
    ['Date', 'yesterday'],
    ['Last-Modified', 'Thu, 99 Foo 99999 99:99:99 GMT'],
    ['Expires', '-1'],
  ],
  'many-cookies': Array.from({ length: 300 }, (_, at) => ['Set-Cookie', `c${at}=v${at}`] as const),
  'odd-cookies': [
    ['Set-Cookie', '__Host-a=b; Domain=.com; Path=/; Max-Age=99999999999999999999'],
    ['Set-Cookie', '=;;;=;'],
  ],
  'long-cookie': [['Set-Cookie', `a=${'c'.repeat(50_000)}`]],
  'retry-for-ever': [['Retry-After', '9'.repeat(400)]],
  'retry-never': [['Retry-After', '-1']],
  'retry-at': [['Retry-After', 'Fri, 31 Dec 9999 23:59:59 GMT']],
  'odd-link': [['Link', '<>; rel="", <javascript:alert(1)>; rel=next, <'.repeat(100)]],
  'odd-names': [['X-\u001b', 'a']],
  'odd-values': [['X-Odd', 'a\u001b[31mb\u0007']],
  'latin-values': [['X-Latin', 'gr\u00fc\u00df\u0085']],
  'prototype-names': [
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ],
  'same-name-often': Array.from({ length: 400 }, () => ['X-Same', 'again'] as const),
  'no-name': [['', 'x']],
  authenticate: [['WWW-Authenticate', `Bearer realm="${'"'.repeat(500)}`]],
  'allow-everything': [['Allow', ', ,GET,,BREW']],
  'content-range': [['Content-Range', 'bytes 9-1/0']],
  vary: [['Vary', '*, , x'.repeat(500)]],
  upgrade: [
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
  ],
  'keep-alive': [['Keep-Alive', 'timeout=99999999999, max=-1']],
  'strict-transport': [['Strict-Transport-Security', 'max-age=1e9']],
  'report-to': [['NEL', '{"report_to":"x"}']],
}

/** Answers with header fields that are odd, many, or there twice. */
export const heads: readonly Misbehaviour[] = [
  ...Object.entries(fields).flatMap(([word, added]): readonly Misbehaviour[] => {
    const names = added.map(([name]) => name.toLowerCase())
    return [
      {
        name: `head-${word}`,
        sentence: `Header fields are replaced: ${word}.`,
        spoil: (answer) => ({
          ...answer,
          headers: [...answer.headers.filter(([name]) => !names.includes(name)), ...added],
        }),
      },
    ]
  }),
  {
    name: 'head-nothing',
    sentence: 'There are no header fields.',
    spoil: (answer) => ({ ...answer, headers: [] }),
  },
  {
    name: 'head-everything-twice',
    sentence: 'Each header field is there twice.',
    spoil: (answer) => ({ ...answer, headers: [...answer.headers, ...answer.headers] }),
  },
  {
    name: 'reason-of-a-kilobyte',
    sentence: 'The reason phrase is long and moves the cursor.',
    spoil: (answer) => ({ ...answer, reason: '\u001b[A'.repeat(300) }),
  },
  {
    name: 'secrets-in-heads',
    sentence: 'Header fields tell the credentials, in several spellings.',
    spoil: (answer, _, { secrets }) => ({
      ...answer,
      headers: [
        ...answer.headers,
        ...secrets.flatMap((one): Told['headers'] => [
          ['X-Plain', one],
          ['X-Percent', encodeURIComponent(one)],
          ['X-Base64', Buffer.from(`user:${one}`).toString('base64')],
        ]),
      ],
    }),
  },
]
