import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** What resolved text tells of itself otherwise, beside a parameter that has nothing to do with it. */
const told = (
  name: string,
  sentence: string,
  breaks: string,
  isMeant: (query: URLSearchParams) => boolean,
  change: Parameters<typeof changeJson>[1],
): Defect => ({
  name: `told-beside-others-${name}`,
  sentence,
  breaks: [breaks],
  response: (response, request, context) =>
    isMeant(new URL(request.url).searchParams)
      ? changeJson({ operations: ['getResolvedText'], statuses: [200] }, change)(
          response,
          request,
          context,
        )
      : response,
})

const defects: readonly Defect[] = [
  told(
    'languages-with-subgroups',
    'With groups below others, text is said to be in a language that no caller asked for.',
    'text.languages.told',
    (query) => query.get('subgroups') === 'true',
    (body) => ({ ...body, languages: ['xx-XX'] }),
  ),
  told(
    'languages-with-format',
    'For a format, text is said to be in a language that no caller asked for.',
    'text.languages.told',
    (query) => query.has('format'),
    (body) => ({ ...body, languages: ['xx-XX'] }),
  ),
  told(
    'keys-in-language',
    'Where languages are asked for, a key is listed that nothing refers to.',
    'text.references.unreferenced-not-listed',
    (query) => query.has('languages'),
    ({ unresolvedKeys: keys, ...body }) => ({
      ...body,
      unresolvedKeys: [...(Array.isArray(keys) ? keys : []), 'nowhere.at_all'],
    }),
  ),
  told(
    'keys-unresolved',
    'Where references stay as they are, a key is listed that nothing refers to.',
    'text.references.unreferenced-not-listed',
    (query) => query.get('resolve') === 'false',
    ({ unresolvedKeys: keys, ...body }) => ({
      ...body,
      unresolvedKeys: [...(Array.isArray(keys) ? keys : []), 'nowhere.at_all'],
    }),
  ),
]

export default defects
