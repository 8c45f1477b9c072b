import { changeJson } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import type { TextCheck } from '../../../src/reference/text/text-behaviour.js'
import type { TextStore, TextString } from '../../../src/reference/text/text-store.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-afterwards')

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A string that counts as modified though the update was refused. */
const refusedButModified = (
  meant: TextCheck,
  breaks: readonly string[],
  sentence: string,
): Defect =>
  planted(`modified-by-refused-${meant}`, sentence, breaks, ({ texts, declineText }) => {
    let [store, last]: [TextStore | undefined, TextString | undefined] = [undefined, undefined]
    return {
      texts(book) {
        const own = texts(book)
        store = own
        return { ...own, string: (group, name) => (last = own.string(group, name)) }
      },
      declineText(check, write, operation) {
        declineText(check, write, operation)
        if (check !== meant || operation !== 'setString' || last === undefined) return
        const { group, name, items, modifiedAt } = last
        store?.write(group, name, items, modifiedAt + 1000)
      },
    }
  })

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
  planted(
    'braces-taken-away',
    'Braces with something else than a name in them are taken out of resolved text.',
    'text.resolved.value-kept',
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        replaceReferences(text, replace).replaceAll(/\{\{[^{}]*[^\w$.{}][^{}]*\}\}/g, ''),
    }),
  ),
  planted(
    'braces-cut',
    'Braces that are not closed are taken out of resolved text.',
    'text.resolved.value-kept',
    ({ replaceReferences }) => ({
      replaceReferences: (text, replace) =>
        replaceReferences(text.replaceAll(/\{\{(?![^{}]*\}\})/g, ''), replace),
    }),
  ),
  planted(
    'items-come-back',
    'A string that is created anew has items of the one that was deleted.',
    'text.setString.created',
    ({ texts }) => ({
      texts(book) {
        const store = texts(book)
        const known = new Map<string, readonly TextItem[]>()
        return {
          ...store,
          write(group, name, items, modifiedAt) {
            const before = known.get(`${group}.${name}`) ?? []
            const isSame = (one: TextItem) =>
              items.some(
                ({ language, format }) => language === one.language && format === one.format,
              )
            const whole =
              store.string(group, name) === undefined
                ? [...items, ...before.filter((one) => !isSame(one))]
                : items
            known.set(`${group}.${name}`, whole)
            store.write(group, name, whole, modifiedAt)
          },
        }
      },
    }),
  ),
  refusedButModified(
    'body',
    [
      'text.setString.refused-changes-nothing',
      'text.setString.default-omitted',
      'text.setString.item-twice',
    ],
    'An update that is refused for its body makes the string one that was modified.',
  ),
  refusedButModified(
    'conflict',
    // What was refused beside an update is told with a later time than that.
    ['text.setString.item-omitted-changes-nothing', 'text.setString.answer-agrees'],
    'An update that is refused for a conflict makes the string one that was modified.',
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
