import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** Of so many strings a group is shown whole. */
const few = 20

/** What is shown of a group that has many strings. */
const defects: readonly Defect[] = [
  {
    name: 'strings-many-listed',
    sentence: 'Of the strings of a group the first twenty are listed, and counted.',
    breaks: ['text.textStrings.whole'],
    response: changeJson({ operations: ['getStrings'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const shown = items.slice(0, few)
      return { ...body, count: shown.length, limit: shown.length, _embedded: { items: shown } }
    }),
  },
  {
    name: 'strings-many-resolved',
    sentence: 'Of a group that is named the first twenty strings are resolved.',
    // The entity tag is that of the whole text.
    breaks: ['text.resolved.groups', 'text.getResolvedText.tag-steady'],
    response: (response, request, context) =>
      /groups=[^,|&]+$/.test(request.url)
        ? changeJson({ operations: ['getResolvedText'], statuses: [200] }, (body) => ({
            ...body,
            groups: Object.fromEntries(
              Object.entries(body['groups'] as JsonObject).map(([group, texts]) => [
                group,
                Object.fromEntries(Object.entries(texts as JsonObject).slice(0, few)),
              ]),
            ),
          }))(response, request, context)
        : response,
  },
]

export default defects
