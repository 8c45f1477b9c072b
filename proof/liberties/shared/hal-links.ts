import { changeHal } from '../../alterations/change-hal.js'
import { changeHeaders } from '../../alterations/change-headers.js'
import { changeLinks } from '../../alterations/change-links.js'
import type { HalBehaviour } from '../../../src/reference/hal/hal-behaviour.js'
import type { Liberty } from '../../liberty.js'

const reference = 'An href is a URI, or a reference that is resolved (HAL, RFC 3986, 5).'

function spelling(
  name: string,
  sentence: string,
  href: HalBehaviour['href'],
  because = reference,
): Liberty {
  return { name: `hal-links-${name}`, sentence, because, respells: true, behaviour: { href } }
}

const ofHost = changeHeaders((headers) => {
  const location = headers.get('location')
  if (location?.startsWith('/') === true) headers.set('location', `/api${location}`)
})

const templateOf = (href: string): string => `${href}{${href.includes('?') ? '&' : '?'}fields}`

/** Other ways to link. */
const liberties: readonly Liberty[] = [
  spelling(
    'root-relative',
    'Links begin with a slash, at the root of the origin.',
    ({ pathname, search }) => `${pathname}${search}`,
  ),
  spelling(
    'below-the-base-url',
    'Links begin with a slash, at the root of the interface.',
    ({ pathname, search }) => `${pathname.slice('/api'.length)}${search}`,
    'Document 1 reads a Location like this; how it reads an href it does not say.',
  ),
  spelling(
    'without-scheme',
    'Links begin with two slashes and the host.',
    ({ host, pathname, search }) => `//${host}${pathname}${search}`,
  ),
  spelling(
    'relative',
    'Links are relative to the document that they stand in.',
    ({ pathname, search }, from) => {
      const up = '../'.repeat(from.pathname.split('/').length - 3)
      return `${up}${pathname.slice('/api/'.length)}${search}`
    },
  ),
  spelling(
    'shortest',
    'Links are relative to the document that they stand in, and climb no farther than they need.',
    ({ pathname, search }, from) => {
      const [here, to] = [from.pathname, pathname].map((path) => path.split('/'))
      if (here === undefined || to === undefined) return `${pathname}${search}`
      const apart = here.slice(0, -1).findIndex((one, at) => one !== to[at] || at === to.length - 1)
      const common = apart < 0 ? here.length - 1 : apart
      const path = '../'.repeat(here.length - 1 - common) + to.slice(common).join('/')
      return `${/^[^/]*:/.test(path) || path === '' ? './' : ''}${path}${search}`
    },
  ),
  spelling(
    'with-fragment',
    'Links have a fragment.',
    ({ href }) => `${href}#top`,
    'A fragment is for the client and is not sent (RFC 3986, 3.5).',
  ),
  spelling(
    'with-further-parameters',
    'Links have a query parameter that means nothing to a client.',
    ({ href }) => `${href}${href.includes('?') ? '&' : '?'}trace=00-4bf92f35%2F%7C`,
    'A client follows a link as it stands.',
  ),
  {
    name: 'hal-links-in-lists',
    sentence: 'Each relation has a list of link objects, even if it is one.',
    because: 'HAL allows one link object or a list of them.',
    respells: 'lists of links',
    response: changeLinks((link) => [link]),
  },
  {
    name: 'hal-links-with-members',
    sentence: 'Link objects have every member that HAL knows, and one that it does not.',
    because: 'HAL lists further members; others are ignored.',
    respells: 'lists of links',
    response: changeLinks((link, relation) => ({
      ...link,
      templated: false,
      type: 'application/hal+json',
      name: relation,
      profile: 'https://profiles.bank.example/link',
      title: 'A <b>link</b>',
      hreflang: 'en-US',
      'x-weight': 0.5,
    })),
  },
  {
    name: 'hal-links-of-templates',
    sentence:
      'Links to documents and to pages, and those that acknowledge, are templates of further parameters.',
    because: 'HAL allows templates, and what a template adds to an address may be left out.',
    response: changeLinks((link, relation) =>
      ['self', 'first', 'next', 'collection', 'svc:acknowledge'].includes(relation)
        ? { href: templateOf(String(link['href'])), templated: true }
        : link,
    ),
  },
  {
    name: 'hal-links-of-further-relations',
    sentence: 'Documents, and what is inside them, have further relations and templated links.',
    because: 'Unknown relations are for other clients.',
    respells: 'relations',
    response: changeHal({}, (resource) => ({
      ...resource,
      _links: {
        ...(resource['_links'] as object),
        curies: [{ name: 'svc', href: 'https://relations.example/{rel}', templated: true }],
        'svc:find': { href: '/api/nowhere{?q}', templated: true },
        'svc:elsewhere': { href: 'https://elsewhere.example/thing' },
        'https://relations.example/mail': { href: 'mailto:bank@bank.example' },
        'svc:none': [],
      },
    })),
  },
  {
    name: 'hal-links-empty-next',
    sentence: 'What leads to no further page has an empty list of links next.',
    because: 'HAL allows a list of links, and an empty one holds no link.',
    respells: 'lists of links',
    response: changeHal({}, (resource) => ({
      ...resource,
      _links: { next: [], ...(resource['_links'] as object) },
    })),
  },
  {
    name: 'hal-links-location-of-host',
    sentence: 'The Location of strings and definitions begins at the root of the host.',
    because:
      'Only document 1 reads one that begins with a slash from the API root; a URI reference does not.',
    response: (response, request, context) =>
      ['setString', 'createDefinition', 'createGlobalDefinition'].includes(context.operation ?? '')
        ? ofHost(response, request, context)
        : response,
  },
  {
    name: 'hal-links-location-absolute',
    sentence: 'Location is an absolute URI.',
    because: 'Location is a URI; only one that begins with a slash is relative to the API root.',
    respells: 'location',
    behaviour: { location: (path, baseUrl) => `${baseUrl}${path}` },
  },
]

export default liberties
