import type { Defect } from '../../defect.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'

/** Strings that show less to a caller who prefers a language. */
const defects: readonly Defect[] = [
  {
    name: 'strings-as-preferred-language-alone',
    sentence: 'Who prefers a language is shown the texts of a string in it, and the default.',
    breaks: ['text.textString.item-per-combination'],
    response: changeJson({ operations: ['getString'], statuses: [200] }, (body, _sent, request) => {
      const preferred = request.headers.get('accept-language')?.slice(0, 2)
      const suits = ({ language = preferred }: JsonObject): boolean =>
        String(language).startsWith(preferred ?? '')
      return { ...body, values: (body['values'] as JsonObject[]).filter(suits) }
    }),
  },
]

export default defects
