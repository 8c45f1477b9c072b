import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** References of one text that are replaced. */
const few = 5

/** What holds for a few, and not for many, or not to the last digit. */
const defects: readonly Defect[] = [
  {
    name: 'more-than-few-references',
    sentence: 'Of more than five references in one text, only the first five are replaced.',
    breaks: ['text.references.within-text'],
    behaviour: ({ replaceReferences }) => ({
      replaceReferences(text, replace) {
        let count = 0
        return replaceReferences(text, (written, inner) => {
          const replaced = replace(written, inner)
          return replaced !== written && ++count > few ? written : replaced
        })
      },
    }),
  },
  {
    name: 'more-than-few-keys',
    sentence: 'No more than thirty keys are listed that could not be resolved.',
    breaks: ['text.references.unresolvable-listed'],
    behaviour: ({ listUnresolved }) => ({
      listUnresolved: (lost, found) => listUnresolved(lost, found).slice(0, 6 * few),
    }),
  },
  {
    name: 'more-than-few-capitals',
    sentence: 'Keys that could not be resolved are listed in small letters.',
    breaks: ['text.references.unresolvable-listed'],
    behaviour: ({ listUnresolved }) => ({
      listUnresolved: (lost, found) =>
        listUnresolved(lost, found).map((key) => key.replace(/B$/, 'b')),
    }),
  },
  {
    name: 'more-than-few-languages',
    sentence: 'An Accept-Language of more than 60 characters is overlooked in resolved text.',
    breaks: ['text.languages.header-weights', 'text.languages.told'],
    request: (request, { operation }) => {
      const languages = request.headers.get('accept-language') ?? ''
      if (operation !== 'getResolvedText' || languages.length <= 60) return request
      const headers = new Headers(request.headers)
      headers.delete('accept-language')
      return new Request(request.url, { headers })
    },
  },
  {
    name: 'more-than-few-times',
    sentence: 'A time of since that is told with an offset is overlooked.',
    breaks: ['text.resolved.since-older'],
    request: changeQuery('getResolvedText', (query) => {
      if (/[+-]\d\d:\d\d$/.test(query.get('since') ?? '')) query.delete('since')
    }),
  },
  {
    name: 'more-than-few-ids',
    sentence: 'All strings of a group have the _id of the group.',
    breaks: ['text.textString.id-of-one'],
    response: changeJson(
      { operations: ['getString', 'setString'], statuses: [200, 201] },
      (body) => {
        const links = body['_links'] as JsonObject
        const { href } = (links['svc:group'] ?? {}) as JsonObject
        return { ...body, _id: `${href}`.replace(/^.*\//, 'group-') }
      },
    ),
  },
  {
    name: 'more-than-few-formats',
    sentence: 'The entity tag of the formats goes by how long their descriptions are.',
    breaks: ['text.setFormat.tag-of-formats'],
    behaviour: ({ entityTag }) => ({
      entityTag: (text, operation) =>
        operation === 'getFormats' ? `"${lengthsIn(text)}"` : entityTag(text, operation),
    }),
  },
]

const lengthsIn = (text: string): string =>
  [...text.matchAll(/"description":"([^"]*)"/g)].map(([, told = '']) => told.length).join('-')

export default defects
