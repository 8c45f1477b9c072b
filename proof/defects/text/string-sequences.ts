import type { Defect } from '../../defect.js'
import { remember } from '../../alterations/remember.js'
import type { TextStore, TextString } from '../../../src/reference/text/text-store.js'

const keyOf = ({ group, name }: Pick<TextString, 'group' | 'name'>): string => `${group}.${name}`

/** A book that still knows what was deleted, and does something with it. */
const haunted =
  (
    change: (kept: TextStore, deleted: ReadonlyMap<string, TextString>) => Partial<TextStore>,
  ): NonNullable<Defect['behaviour']> =>
  ({ texts }) => ({
    texts(book) {
      const kept = texts(book)
      const deleted = new Map<string, TextString>()
      const erase = (group: string, name: string): void => {
        const one = kept.string(group, name)
        if (one !== undefined) deleted.set(keyOf(one), one)
        kept.erase(group, name)
      }
      return { ...kept, erase, ...change(kept, deleted) }
    },
  })

/** What shows only where a string is created under the name of one that was deleted. */
const defects: readonly Defect[] = [
  {
    name: 'string-sequences-items-of-deleted',
    sentence: 'A string that is created again has the items of the deleted one.',
    breaks: ['text.setString.any-order', 'text.setString.created'],
    behaviour: haunted((kept, deleted) => ({
      write(group, name, items, now) {
        const before = deleted.get(keyOf({ group, name }))
        const again = before !== undefined && kept.string(group, name) === undefined
        kept.write(group, name, again ? before.items : items, now)
      },
    })),
  },
  {
    name: 'string-sequences-resolved-as-deleted',
    sentence: 'A string that is created again is resolved as the deleted one was.',
    breaks: ['text.languages.default', 'text.setString.any-order-resolved'],
    behaviour: haunted((kept, deleted) => ({
      strings: () => kept.strings().map((one) => deleted.get(keyOf(one)) ?? one),
    })),
  },
  {
    name: 'string-sequences-listed-when-deleted',
    sentence: 'A string that was deleted is listed for ever.',
    breaks: ['text.textString.name-is-id', 'text.strings.deleted'],
    behaviour: haunted((kept, deleted) => ({
      strings: () => {
        const there = kept.strings()
        const isThere = (key: string): boolean => there.some((one) => keyOf(one) === key)
        return [...there, ...[...deleted].flatMap(([key, one]) => (isThere(key) ? [] : [one]))]
      },
    })),
  },
  {
    name: 'string-sequences-kept',
    sentence: 'A string is said to be deleted and is left as it is.',
    breaks: ['text.strings.deleted'],
    behaviour: ({ texts }) => ({ texts: (book) => ({ ...texts(book), erase: () => undefined }) }),
  },
  {
    name: 'string-sequences-unchanged-when-deleted',
    sentence: 'A client that has a string which was deleted is told that it did not change.',
    breaks: [
      'text.strings.deleted',
      'text.getString.groupId-too-long',
      'text.getString.groupId-bad-character',
      'text.getString.textStringId-bad-character',
    ],
    response: (response, request, { operation }) =>
      operation === 'getString' && response.status === 404 && request.headers.has('if-none-match')
        ? new Response(null, { status: 304 })
        : response,
  },
  {
    name: 'string-sequences-created-again-200',
    sentence: 'A string that is created again is said to be updated.',
    breaks: ['text.setString.any-order-answers', 'text.setString.created'],
    response: remember(
      () => new Set<string>(),
      (deleted, response, { url }, { operation }) => {
        const { pathname } = new URL(url)
        if (operation === 'deleteString') deleted.add(pathname)
        const again = operation === 'setString' && response.status === 201 && deleted.has(pathname)
        return again ? new Response(response.body, { headers: response.headers }) : response
      },
    ),
  },
  {
    name: 'string-sequences-tag-of-deleted',
    sentence: 'An entity tag from before a string was deleted lets one update the next one.',
    breaks: ['text.setString.any-order-tags'],
    behaviour: ({ entityTag, mayWrite, texts }) => {
      /** Tags with what they are of, which names the string. */
      const told = new Map<string, string>()
      const outlived = new Set<string>()
      return {
        entityTag(representation, operation) {
          const tag = entityTag(representation, operation)
          if (operation.endsWith('String')) told.set(tag, representation)
          return tag
        },
        mayWrite: (ifMatch, current, operation) =>
          mayWrite(ifMatch, current, operation) ||
          (operation === 'setString' && current !== undefined && outlived.has(ifMatch ?? '')),
        texts(book) {
          const kept = texts(book)
          const erase = (group: string, name: string): void => {
            for (const [tag, of] of told) if (of.includes(name)) outlived.add(tag)
            kept.erase(group, name)
          }
          return { ...kept, erase }
        },
      }
    },
  },
]

export default defects
