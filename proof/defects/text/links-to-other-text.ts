import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Href = (path: string) => string

const relink = (resource: JsonObject, relation: string, href: Href): JsonObject => {
  const links = resource['_links'] as Record<string, { href: string }>
  const { origin, pathname } = new URL(links[relation]?.href ?? '')
  return { ...resource, _links: { ...links, [relation]: { href: `${origin}${href(pathname)}` } } }
}

const relinkAll = (body: JsonObject, relation: string, href: Href): JsonObject => {
  const { items } = body['_embedded'] as { items: JsonObject[] }
  return { ...body, _embedded: { items: items.map((item) => relink(item, relation, href)) } }
}

/** An answer whose own links, or those of its items, lead elsewhere. */
function led(
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  [operation, relation, ofItems = false]: readonly [string, string, boolean?],
  href: Href,
): Defect {
  const change = ofItems ? relinkAll : relink
  return {
    name: `links-to-other-text-${name}`,
    sentence,
    breaks: [breaks].flat(),
    response: changeJson({ operations: [operation], statuses: [200] }, (body) =>
      change(body, relation, href),
    ),
  }
}

const lastString: Href = (path) => path.replace(/[^/]*$/, 'notice')
const groups: Href = (path) => path.replace(/\/[^/]*$/, '')
const strings: Href = (path) => `${path}/strings`

/** Links that lead to some text, and not to what was meant. */
const defects: readonly Defect[] = [
  led(
    'strings',
    'The link self of the strings of a group leads to those of another group.',
    'text.getStrings.body-link-self',
    ['getStrings', 'self'],
    (path) => path.replace(/transfers(?=\/)/, 'transfersAbroad'),
  ),
  led(
    'strings-items',
    'The link self of each string of a group leads to the last one.',
    'text.getStrings.items-link-self',
    ['getStrings', 'self', true],
    lastString,
  ),
  led(
    'string',
    'The link self of a string leads to another string of its group.',
    'text.getString.body-link-self',
    ['getString', 'self'],
    lastString,
  ),
  led(
    'formats-items',
    'The link self of each format leads to the first one.',
    'text.getFormats.items-link-self',
    ['getFormats', 'self', true],
    (path) => path.replace(/[^/]*$/, 'small'),
  ),
  led(
    'formats',
    'The link self of the formats leads to the first one.',
    'text.getFormats.body-link-self',
    ['getFormats', 'self'],
    (path) => `${path}/small`,
  ),
  led(
    'format',
    'The link self of a format leads to another one.',
    'text.getFormat.body-link-self',
    ['getFormat', 'self'],
    (path) => path.replace(/small$/, 'large'),
  ),
  led(
    'groups',
    'The strings of a group link to all groups in the place of theirs.',
    ['text.group.link', 'text.getStrings.items-agree'],
    ['getStrings', 'svc:group', true],
    groups,
  ),
  led(
    'group-of-string',
    'A string by itself links to the strings of its group in the place of the group.',
    ['text.group.link', 'text.getStrings.items-agree'],
    ['getString', 'svc:group'],
    strings,
  ),
]

export default defects
