import { changeHeaders } from '../../alterations/change-headers.js'
import type { Liberty } from '../../liberty.js'

const spelling = 'Names of header fields are the same in any letter case (RFC 9110, 5.1).'

/** Header fields, their letter case and their parameters. */
const liberties: readonly Liberty[] = [
  {
    name: 'headers-extra',
    sentence: 'Answers carry header fields of caches, cookies and gateways.',
    because: 'The documents do not forbid further header fields.',
    respells: true,
    response: changeHeaders((headers) => {
      if (!headers.has('etag')) headers.set('etag', 'W/"a-weak-one"')
      headers.set('cache-control', 'private, no-store')
      headers.set('vary', 'Authorization, Accept-Encoding')
      headers.append('set-cookie', 'route=blue; Path=/; HttpOnly')
      headers.append('set-cookie', 'visit=1; Expires=Wed, 09 Jun 2032 10:18:14 GMT')
      headers.set('strict-transport-security', 'max-age=31536000')
      headers.set('x-request-id', '00-4bf92f3577b34da6a3ce929d0e0e4736')
    }),
  },
  {
    name: 'headers-length-of-nothing',
    sentence: 'A 204 has a Content-Length of 0, and a 304 that of what is not sent again.',
    because: 'A 304 may have the Content-Length of a 200 (RFC 9110, 8.6); a 0 announces nothing.',
    wire: true,
    response: changeHeaders((headers, { status }) => {
      if (status === 204) headers.set('content-length', '0')
      if (status === 304) headers.set('content-length', '512')
    }),
  },
  {
    name: 'headers-title-case',
    sentence: 'Names of header fields begin with capitals.',
    because: spelling,
    respells: true,
    headerName: (name) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  },
  {
    name: 'headers-upper-case',
    sentence: 'Names of header fields are in capitals.',
    because: spelling,
    respells: true,
    wire: true,
    headerName: (name) => name.toUpperCase(),
  },
  {
    name: 'headers-mixed-case',
    sentence: 'Names of header fields change between small and capital letters.',
    because: spelling,
    respells: true,
    headerName: (name) =>
      name.replace(/./g, (letter, at) => (Number(at) % 2 ? letter.toUpperCase() : letter)),
  },
  {
    name: 'headers-media-type-charset',
    sentence: 'Media types name a character set, with and without a space, in capitals or not.',
    because: 'Media types may carry parameters; their names have no letter case (RFC 9110, 8.3.1).',
    respells: true,
    response: changeHeaders((headers) => {
      const type = headers.get('content-type')
      if (/^application\/(hal\+)?json$/.test(type ?? ''))
        headers.set('content-type', `${type}; charset=utf-8`)
      if (type === 'application/problem+json') headers.set('content-type', `${type};charset=UTF-8`)
    }),
  },
  {
    name: 'headers-media-type-profile',
    sentence: 'Media types are in capitals and name a profile in quotes.',
    because: 'Types have no letter case; a parameter may be a quoted string (RFC 9110, 5.6.6).',
    respells: true,
    response: changeHeaders((headers) => {
      const type = headers.get('content-type')
      if (type === null) return
      const spelt = type.replace('application/', 'Application/').replace('json', 'JSON')
      headers.set('content-type', `${spelt} ; profile="https://profiles.example/a;b, c"`)
    }),
  },
  {
    name: 'headers-close',
    sentence: 'Every answer closes its connection.',
    because: 'A server may close a connection at any time (RFC 9112, 9.6).',
    respells: 'connection',
    wire: true,
    response: changeHeaders((headers) => headers.set('connection', 'close')),
  },
]

export default liberties
