import type { TextItem } from '../../../src/reference/books/text.js'
import type { TextStore, TextString } from '../../../src/reference/text/text-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import { refused } from '../../alterations/refused.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('text-overlooked')

/** Strings that are looked up by a part of their name. */
const lookedUp = (
  name: string,
  sentence: string,
  breaks: readonly string[],
  isIt: (one: TextString, wanted: string) => boolean,
): Defect =>
  planted(name, sentence, breaks, ({ texts }) => ({
    texts(opened) {
      const book = texts(opened)
      return {
        ...book,
        string: (group, wanted) =>
          book.string(group, wanted) ??
          book.strings().find((one) => one.group === group && isIt(one, wanted)),
      }
    },
  }))

type OpenTexts = (opened: TextStore) => TextStore

/** Notes what is written, before it is: whether the string is there already, and its items. */
const noting =
  (
    texts: OpenTexts,
    note: (order: {
      readonly key: string
      readonly isThere: boolean
      readonly items: readonly TextItem[]
    }) => void,
  ): OpenTexts =>
  (opened) => {
    const book = texts(opened)
    return {
      ...book,
      write(group, name, items, at) {
        const isThere = book.string(group, name) !== undefined
        note({ key: `${group}.${name}`, isThere, items })
        book.write(group, name, items, at)
      },
    }
  }

/** It shows itself in the place of another one, with its own link and _id. */
const inPlace = [
  'text.getString.unknown',
  'text.getString.body-link-self',
  'text.textString.id-of-one',
  'text.references.unresolvable-left',
]

const defaultIn = (items: readonly TextItem[] | undefined): string | undefined =>
  items?.find(({ language, format }) => language === undefined && format === undefined)?.value

/** What an update, a deletion or a part of a name makes a bank overlook. */
const defects: readonly Defect[] = [
  planted(
    'several-items',
    'An update with several texts leaves modifiedAt as it was.',
    'text.textString.modifiedAt-later',
    ({ modifiedAt }) => ({
      modifiedAt(before, now, body) {
        const { values } = body as { readonly values: readonly unknown[] }
        return values.length > 1 && before !== undefined ? before : modifiedAt(before, now, body)
      },
    }),
  ),
  planted(
    'last-for-region',
    'An update whose last text is for a region leaves modifiedAt as it was.',
    'text.textString.modifiedAt-later',
    ({ modifiedAt }) => ({
      modifiedAt(before, now, body) {
        const { values } = body as { readonly values: readonly TextItem[] }
        const isForRegion = values.at(-1)?.language?.includes('-') === true
        return isForRegion && before !== undefined ? before : modifiedAt(before, now, body)
      },
    }),
  ),
  planted(
    'other-items',
    'An update that leaves the default of a string as it is leaves modifiedAt as it was.',
    'text.textString.modifiedAt-later',
    ({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        return {
          ...book,
          write(group, name, items, at) {
            const before = book.string(group, name)
            const isSame = before !== undefined && defaultIn(before.items) === defaultIn(items)
            book.write(group, name, items, isSame ? before.modifiedAt : at)
          },
        }
      },
    }),
  ),
  {
    name: 'text-overlooked-tomorrow',
    sentence: 'A time of since that is yet to come is refused.',
    breaks: ['text.resolved.answered'],
    response(response, { url }, { operation, now }) {
      const since = Date.parse(new URL(url).searchParams.get('since') ?? '')
      const isMeant = operation === 'getResolvedText' && since > now()
      return isMeant && response.status === 200 ? refused(400, 'This is yet to come.') : response
    },
  },
  {
    name: 'text-overlooked-fine-time',
    sentence: 'A time of since may have no more than three digits behind the second.',
    breaks: ['text.resolved.answered'],
    response(response, { url }, { operation }) {
      const isMeant = /\.\d{4}/.test(new URL(url).searchParams.get('since') ?? '')
      return operation === 'getResolvedText' && isMeant && response.status === 200
        ? refused(400, 'This is too fine.')
        : response
    },
  },
  planted(
    'known-to-programs',
    'A string has the name of what every object of the program has.',
    'text.getString.unknown',
    ({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        const known = (group: string, name: string) =>
          name in {} ? { group, name, items: [{ value: name }], modifiedAt: 0 } : undefined
        return { ...book, string: (group, name) => book.string(group, name) ?? known(group, name) }
      },
    }),
  ),
  planted(
    'circle-of-updates',
    'What a string refers to is noted when it is created, and not when it is updated.',
    ['text.setString.circular-through-string', 'text.setString.not-circular'],
    ({ isCircular, texts }) => {
      const created = new Map<string, readonly TextItem[]>()
      const noted = (book: TextStore): TextStore => ({
        ...book,
        string(group, name) {
          const found = book.string(group, name)
          return found && { ...found, items: created.get(`${group}.${name}`) ?? found.items }
        },
      })
      return {
        isCircular: (key, items, book) => isCircular(key, items, noted(book)),
        texts: noting(texts, ({ key, isThere, items }) => {
          if (!isThere) created.set(key, items)
        }),
      }
    },
  ),
  planted(
    'references-of-updates',
    'References are looked for when a string is created, and in no text that an update brings.',
    'text.references.resolved',
    ({ replaceReferences, texts }) => {
      const updated = new Set<string>()
      return {
        replaceReferences: (text, replace) =>
          updated.has(text) ? text : replaceReferences(text, replace),
        texts: noting(texts, ({ isThere, items }) => {
          if (isThere) for (const { value } of items) updated.add(value)
        }),
      }
    },
  ),
  planted(
    'deleted-resolved',
    'A string that was deleted is still answered in resolved text.',
    'text.strings.deleted',
    ({ texts, textsToResolve }) => {
      const deleted = new Map<string, TextString>()
      return {
        texts(opened) {
          const book = texts(opened)
          return {
            ...book,
            erase(group, name) {
              const one = book.string(group, name)
              if (one !== undefined) deleted.set(`${group}.${name}`, one)
              book.erase(group, name)
            },
          }
        },
        textsToResolve(given) {
          const book = textsToResolve(given)
          const isGone = ({ group, name }: TextString) => book.string(group, name) === undefined
          const strings = () => [...book.strings(), ...[...deleted.values()].filter(isGone)]
          return { ...book, strings }
        },
      }
    },
  ),
  lookedUp(
    'beginning',
    'A string is found by the beginning of its name.',
    [...inPlace, 'text.references.unresolvable-listed'],
    ({ name }, wanted) => wanted.length > 3 && name.startsWith(wanted),
  ),
  lookedUp(
    'more',
    'A string is found by a name that begins with its own.',
    inPlace,
    ({ name }, wanted) => name.length > 3 && wanted.startsWith(name),
  ),
]

export default defects
