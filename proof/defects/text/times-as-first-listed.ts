import type { Defect } from '../../defect.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'

const defect: Defect = {
  name: 'times-as-first-listed',
  sentence: 'A list tells of a string when it was modified as of when it was listed first.',
  breaks: ['text.getStrings.items-agree'],
  response: remember(
    () => new Map<string, JsonObject['modifiedAt']>(),
    (times, ...told) =>
      changeJson({ operations: ['getStrings'], statuses: [200] }, (body, _response, { url }) => {
        const { items } = body['_embedded'] as unknown as { readonly items: readonly JsonObject[] }
        const asFirst = items.map(({ modifiedAt, ...item }): JsonObject => {
          const place = `${url} ${String(item['name'])}`
          if (!times.has(place)) times.set(place, modifiedAt)
          return { ...item, modifiedAt: times.get(place) }
        })
        return { ...body, _embedded: { items: asFirst } }
      })(...told),
  ),
}

export default defect
