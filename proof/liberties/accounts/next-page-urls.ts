import type { Liberty } from '../../liberty.js'

const because =
  'A URL may be a reference relative to the request (RFC 3986, 4.2); its form is not shown.'
const page = (url: URL) => url.pathname.split('/').at(-1)

/** Other ways to write the address of the next page. */
const liberties: readonly Liberty[] = [
  {
    name: 'next-page-urls-relative',
    sentence: 'nextPage_url is relative to the path of the request.',
    because,
    behaviour: { nextPageUrl: (url) => `${page(url)}${url.search}` },
  },
  {
    name: 'next-page-urls-query-only',
    sentence: 'nextPage_url is a query alone.',
    because,
    behaviour: { nextPageUrl: (url) => url.search },
  },
  {
    name: 'next-page-urls-root-relative',
    sentence: 'nextPage_url begins at the root of the server.',
    because,
    behaviour: { nextPageUrl: (url) => `${url.pathname}${url.search}` },
  },
  {
    name: 'next-page-urls-from-the-api-root',
    sentence: 'nextPage_url begins at the root to which every path is appended.',
    because: 'The document reads Location so when it starts with a slash.',
    behaviour: { nextPageUrl: (url) => `${url.pathname.replace(/^\/api/, '')}${url.search}` },
  },
  {
    name: 'next-page-urls-without-scheme',
    sentence: 'nextPage_url names the host and leaves the scheme to the client.',
    because,
    behaviour: { nextPageUrl: (url) => `//${url.host}${url.pathname}${url.search}` },
  },
  {
    name: 'next-page-urls-raw-separators',
    sentence: 'nextPage_url writes commas as they are and its parameters in another order.',
    because: 'A comma needs no percent-encoding in a query (RFC 3986, 3.4).',
    behaviour: {
      nextPageUrl(url) {
        const sorted = [...url.searchParams].toSorted(([one], [other]) => (one < other ? 1 : -1))
        const query = new URLSearchParams(sorted).toString().replaceAll('%2C', ',')
        return `${url.origin}${url.pathname}?${query}`
      },
    },
  },
  {
    name: 'next-page-urls-on-another-path',
    sentence: 'nextPage_url spells its path with percent-encoding where none is needed.',
    because: 'Equivalent spellings of a path are one path (RFC 3986, 6.2.2.2).',
    behaviour: {
      nextPageUrl: (url) => url.href.replace('/banking/', '/%62anking/'),
    },
  },
]

export default liberties
