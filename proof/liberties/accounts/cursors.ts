import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { respellCursors } from '../../alterations/respell-cursors.js'

/** A cursor is opaque; only its length has a limit. */
const liberties: readonly Liberty[] = [
  {
    name: 'cursors-of-256-characters',
    sentence: 'A cursor has as many characters as one may have.',
    because: 'A cursor has at most 256 characters.',
    ...respellCursors({
      write: (cursor) => cursor.padEnd(256, '!'),
      read: (cursor) => (cursor.length === 256 ? cursor.replace(/!+$/, '') : cursor),
    }),
  },
  {
    name: 'cursors-with-reserved-characters',
    sentence: 'A cursor has characters that a client must not touch: / + = & % # ? and a space.',
    because: 'A cursor is opaque; nextPage_url carries it percent-encoded.',
    ...respellCursors({
      write: (cursor) => `${cursor}/+=&%20#?\u00e9 |,`,
      read: (cursor) => cursor.replace(/\/\+=&%20#\?\u00e9 \|,$/, ''),
    }),
  },
  {
    name: 'cursors-in-two-spellings',
    sentence: 'A page tells its cursor in another spelling than the nextPage_url that led to it.',
    because: 'A cursor is opaque: two of them may stand for the same page.',
    response: changeJson({ statuses: [200] }, ({ start, ...body }) =>
      typeof start === 'string' && start !== ''
        ? { ...body, start: `own.${start}` }
        : { ...body, ...(start !== undefined && { start }) },
    ),
    request(request) {
      const url = new URL(request.url)
      const start = url.searchParams.get('start')
      if (start?.startsWith('own.') !== true) return request
      url.searchParams.set('start', start.slice('own.'.length))
      return new Request(url, request)
    },
  },
  {
    name: 'cursors-on-first-pages',
    sentence: 'The first page, too, reports a cursor of its own.',
    because: 'start is the cursor of this page; that the first one has none is not said.',
    response: changeJson({ statuses: [200] }, (body) =>
      body['start'] === '' ? { ...body, start: 'Zmlyc3Q' } : body,
    ),
    request(request) {
      const url = new URL(request.url)
      if (url.searchParams.get('start') !== 'Zmlyc3Q') return request
      url.searchParams.delete('start')
      return new Request(url, request)
    },
  },
  {
    name: 'cursors-of-any-list',
    sentence: 'A cursor tells a place, and counts in any list, that of another customer included.',
    because: 'What a cursor of another list leads to is not said.',
    behaviour: ({ faultsOf }) => ({
      faultsOf: (given, found) =>
        faultsOf(
          given,
          found.filter(({ kind }) => kind !== 'foreign-cursor'),
        ),
    }),
  },
  {
    name: 'cursors-unknown-at-the-beginning',
    sentence: 'A cursor that was never given leads to the first page.',
    because: 'What such a cursor leads to is not said.',
    request(request) {
      const url = new URL(request.url)
      if (!isUnknown(url)) return request
      url.searchParams.delete('start')
      return new Request(url, request)
    },
  },
  {
    name: 'cursors-unknown-at-the-end',
    sentence: 'A cursor that was never given leads to a page without items.',
    because: 'What such a cursor leads to is not said.',
    response: (response, { url }) =>
      isUnknown(new URL(url)) && response.status === 422
        ? Response.json({ start: new URL(url).searchParams.get('start'), limit: 100, items: [] })
        : response,
  },
]

/** Cursors of the bank are longer. */
const isUnknown = ({ searchParams }: URL): boolean =>
  /^[a-z-]{1,20}$/.test(searchParams.get('start') ?? '')

export default liberties
