import { changeJson } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-afterwards')

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Text that is wrong once something was written, deleted, or became long. */
const defects: readonly Defect[] = [
  planted(
    'deleted-unlisted',
    'A key that was resolved once is not listed when its string is deleted.',
    'text.references.unresolvable-listed',
    ({ listUnresolved }) => {
      const known = new Set<string>()
      return {
        listUnresolved(lost, found) {
          for (const key of found) known.add(key)
          return listUnresolved(
            lost.filter((key) => !known.has(key)),
            found,
          )
        },
      }
    },
  ),
  planted(
    'created-still-listed',
    'A key that led nowhere once is listed when there is such a string.',
    'text.references.resolvable-not-listed',
    ({ listUnresolved }) => {
      const known = new Set<string>()
      return {
        listUnresolved(lost, found) {
          for (const key of lost) known.add(key)
          return listUnresolved([...lost, ...found.filter((key) => known.has(key))], found)
        },
      }
    },
  ),
  planted(
    'large-refused',
    'A string of more than a hundred kilobytes is refused, though none of its values is too long.',
    'text.setString.value-longest',
    ({ stringItems }) => ({
      stringItems: (body, formats) =>
        Buffer.byteLength(JSON.stringify(body)) > 100_000 ? undefined : stringItems(body, formats),
    }),
  ),
  {
    name: 'text-afterwards-resolved-cut',
    sentence: 'What comes of several references is cut where a value has to end.',
    breaks: ['text.references.within-text'],
    response: changeJson({ operations: ['getResolvedText'], statuses: [200] }, (body) => ({
      ...body,
      groups: Object.fromEntries(
        Object.entries(body['groups'] as Texts).map(([group, texts]) => [
          group,
          Object.fromEntries(
            Object.entries(texts).map(([name, text]) => [name, text.slice(0, 4096)]),
          ),
        ]),
      ),
    })),
  },
  planted(
    'header-second-without-parent',
    'Of the languages in Accept-Language, only for the first one a more general one is looked for.',
    'text.languages.header-second',
    ({ languageOrder, languagesAsked }) => {
      let isHeader = false
      return {
        languagesAsked(parameter, header) {
          isHeader = parameter.length === 0
          return languagesAsked(parameter, header)
        },
        languageOrder(asked) {
          const [first = ''] = asked
          return languageOrder(asked).filter(
            (one) => !isHeader || asked.includes(one) || first.startsWith(one),
          )
        },
      }
    },
  ),
  {
    name: 'text-afterwards-format-told-of-all',
    sentence: 'Where no group is named, the format of the answer is the default one.',
    breaks: ['text.formats.told'],
    response: (response, request, context) =>
      new URL(request.url).searchParams.has('groups')
        ? response
        : changeJson({ operations: ['getResolvedText'], statuses: [200] }, (body) => ({
            ...body,
            format: 'small',
          }))(response, request, context),
  },
]

export default defects
