import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { restate } from '../../alterations/restate.js'
import { isCircular } from '../../../src/reference/text/is-circular.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'
import type { TextItem } from '../../../src/reference/books/text.js'

const keysOf = (items: readonly TextItem[] = []): readonly string[] =>
  items.flatMap(({ value }) => keysIn(value))

/** A book that shows no strings but those of one group. */
const within = (book: TextStore, group: string): TextStore => ({
  ...book,
  string: (other, name) => (other === group ? book.string(other, name) : undefined),
})

const string = (book: TextStore, key: string) => {
  const [name = '', ...group] = key.split('.').toReversed()
  return book.string(group.toReversed().join('.'), name)
}

/** A bank that looks at some of the items of other strings. */
const passing = (
  some: (items: readonly TextItem[]) => readonly TextItem[],
): Partial<Behaviour> => ({
  isCircular: (key, items, book) =>
    isCircular(key, items, {
      ...book,
      string(group, name) {
        const one = book.string(group, name)
        return one && { ...one, items: some(one.items) }
      },
    }),
})

/** References that lead back, not noticed. */
const defects: readonly Defect[] = [
  {
    name: 'strings-circular-never',
    sentence: 'References of a string to itself are not looked for.',
    breaks: ['text.setString.circular-itself'],
    behaviour: { isCircular: () => false },
  },
  {
    name: 'strings-circular-in-combination',
    sentence: 'A string may refer to itself in a text for a language and a format.',
    breaks: ['text.setString.circular-itself'],
    behaviour: {
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.filter(({ language, format }) => !language || !format),
          book,
        ),
    },
  },
  {
    name: 'strings-circular-in-region',
    sentence: 'A string may refer to itself in a text for the language of a region.',
    breaks: ['text.setString.circular-itself'],
    behaviour: {
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.filter(({ language }) => language?.includes('-') !== true),
          book,
        ),
    },
  },
  {
    name: 'strings-circular-itself',
    sentence: 'A string may refer to itself, if it is not by way of another.',
    breaks: ['text.setString.circular-itself'],
    behaviour: {
      isCircular: (key, items, book) =>
        !keysOf(items).includes(`${key.group}.${key.name}`) && isCircular(key, items, book),
    },
  },
  {
    name: 'strings-circular-default-only',
    sentence: 'A string may refer to itself in a language.',
    breaks: ['text.setString.circular-itself'],
    behaviour: {
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.filter(({ language }) => language === undefined),
          book,
        ),
    },
  },
  {
    name: 'strings-circular-last-only',
    sentence: 'A string may refer to itself in any item but the last.',
    breaks: ['text.setString.circular-itself'],
    behaviour: {
      isCircular: (key, items, book) => isCircular(key, items.slice(-1), book),
    },
  },
  {
    name: 'strings-circular-422',
    sentence: 'A string that would refer to itself is refused with 422.',
    breaks: ['text.setString.circular-itself'],
    response: async (response, request, context) => {
      if (response.status !== 409) return response
      const circular = (await response.clone().text()).includes('refer to itself')
      return circular ? restate({}, 422)(response, request, context) : response
    },
  },
  {
    name: 'strings-circular-directly-only',
    sentence: 'A string may refer to itself by way of another one.',
    breaks: ['text.setString.circular-through-string'],
    behaviour: {
      isCircular: (key, items) => keysOf(items).includes(`${key.group}.${key.name}`),
    },
  },
  {
    name: 'strings-circular-one-step',
    sentence: 'A string may refer to itself by way of two others.',
    breaks: ['text.setString.circular-through-string'],
    behaviour: {
      isCircular(key, items, book) {
        const next = keysOf(items)
        const after = next.flatMap((one) => keysOf(string(book, one)?.items))
        return [...next, ...after].includes(`${key.group}.${key.name}`)
      },
    },
  },
  {
    name: 'strings-circular-by-format',
    sentence: 'A string may refer to itself by way of the text of another one for a format.',
    breaks: ['text.setString.circular-through-string'],
    behaviour: passing((items) => items.filter(({ format }) => format === undefined)),
  },
  {
    name: 'strings-circular-by-any-but-last',
    sentence: 'A string may refer to itself by way of any item of another one but the last.',
    breaks: ['text.setString.circular-through-string'],
    behaviour: passing((items) => items.slice(-1)),
  },
  {
    name: 'strings-circular-in-group',
    sentence: 'A string may refer to itself by way of a string of another group.',
    breaks: ['text.setString.circular-through-group'],
    behaviour: {
      isCircular: (key, items, book) => isCircular(key, items, within(book, key.group)),
    },
  },
  {
    name: 'strings-circular-meeting',
    sentence: 'Two references that lead to the same string are taken for a circle.',
    breaks: ['text.setString.not-circular'],
    behaviour: {
      isCircular(key, items, book) {
        const keys = keysOf(items)
        const after = keys.flatMap((one) => keysOf(string(book, one)?.items))
        const twice = new Set(after).size < after.length
        return twice || isCircular(key, items, book)
      },
    },
  },
  {
    name: 'strings-circular-far',
    sentence: 'A string may refer to itself by way of three others or more.',
    breaks: ['text.setString.circular-through-string'],
    behaviour: {
      isCircular({ group, name }, items, book) {
        let ahead = keysOf(items)
        for (let others = 0; others < 3; others += 1) {
          if (ahead.includes(`${group}.${name}`)) return true
          ahead = ahead.flatMap((key) => keysOf(string(book, key)?.items))
        }
        return false
      },
    },
  },
  {
    name: 'strings-circular-twice',
    sentence: 'A text that refers to the same string twice is taken for a circle.',
    breaks: ['text.setString.not-circular', 'text.setString.created'],
    behaviour: {
      isCircular: (key, items, book) =>
        new Set(keysOf(items)).size < keysOf(items).length || isCircular(key, items, book),
    },
  },
]

export default defects
