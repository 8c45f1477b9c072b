import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('references-beside-others')
const operations = ['getResolvedText']
const isOfSeveral = (query: URLSearchParams): boolean =>
  query.getAll('languages').join().includes(',')

/** References, and what is told, in languages and beside what else there is. */
const defects: readonly Defect[] = [
  planted(
    'first-language-told',
    'Of the languages in which there is text the answer names the first one.',
    'text.languages.told',
    ({ languagesTold }) => ({
      languagesTold: (asked, order) => languagesTold(asked, order.slice(0, 1)),
    }),
  ),
  {
    name: 'references-beside-others-unlisted',
    sentence: 'No key is listed where two languages are requested.',
    breaks: ['text.references.unresolvable-listed'],
    response: (response, request, context) =>
      isOfSeveral(new URL(request.url).searchParams)
        ? changeJson({ operations, statuses: [200] }, (body) => ({ ...body, unresolvedKeys: [] }))(
            response,
            request,
            context,
          )
        : response,
  },
  planted(
    'lost-in-languages',
    'In a language a reference that leads nowhere is replaced by nothing.',
    'text.references.unresolvable-left',
    ({ languagesAsked, replaceUnresolvable }) => {
      let isAsked = false
      return {
        languagesAsked(parameter, header) {
          const asked = languagesAsked(parameter, header)
          isAsked = asked.length > 0
          return asked
        },
        replaceUnresolvable: (written) => (isAsked ? '' : replaceUnresolvable(written)),
      }
    },
  ),
  planted(
    'bare-lost',
    'References that name no group are lost in a text with one that names its group.',
    'text.references.without-group',
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        replaceReferences(/\{\{\w+\.[^{}]*\}\}/.test(text) ? withoutBare(text) : text, replace),
    }),
  ),
  planted(
    'bare-lost-within',
    'References that name no group are lost in what takes the place of a reference.',
    'text.references.without-group',
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        replaceReferences(text, (written, inner) => {
          const value = replace(written, inner)
          return value === written ? value : withoutBare(value)
        }),
    }),
  ),
  planted(
    'group-in-small-letters',
    'The group of a reference is looked for in small letters.',
    'text.references.other-group',
    ({ readReference }) => ({
      readReference(inner, from) {
        const key = readReference(inner, from)
        return key && { ...key, group: key.group.toLowerCase() }
      },
    }),
  ),
  {
    name: 'references-beside-others-header-with-format',
    sentence: 'With a format, Accept-Language counts for more than languages.',
    breaks: ['text.resolved.together'],
    request(request, context) {
      const isMeant = request.headers.has('accept-language')
      return isMeant ? withoutLanguages(request, context) : request
    },
  },
]

const withoutBare = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '')

const withoutLanguages = changeQuery('getResolvedText', (query) => {
  if (query.has('format')) query.delete('languages')
})

export default defects
