import type { TextItem } from '../../../src/reference/books/text.js'
import type { Defect } from '../../defect.js'
import { changeJson } from '../../alterations/change-json.js'
import { restate } from '../../alterations/restate.js'
import { sameItem } from '../../../src/reference/text/same-item.js'
import type { TextStore, TextString } from '../../../src/reference/text/text-store.js'

/** A book in which strings that are there are written in another way. */
const updating =
  (update: (before: TextString, items: readonly TextItem[]) => readonly TextItem[] | undefined) =>
  ({ texts }: { texts(book: TextStore): TextStore }) => ({
    texts(given: TextStore): TextStore {
      const book = texts(given)
      return {
        ...book,
        write(group, name, items, now) {
          const before = book.string(group, name)
          const after = before === undefined ? items : update(before, items)
          if (after !== undefined) book.write(group, name, after, now)
        },
      }
    },
  })

const has = (items: readonly TextItem[], one: TextItem): boolean =>
  items.some((item) => sameItem(item, one))

/** An update that adds a text, and leaves the others as they are, leaves the time as it was. */
const untimed = ({ texts }: { texts(book: TextStore): TextStore }) => ({
  texts(given: TextStore): TextStore {
    const book = texts(given)
    return {
      ...book,
      write(group, name, items, now) {
        const { items: all = [], modifiedAt = now } = book.string(group, name) ?? {}
        const isAddition =
          all.length < items.length &&
          all.every((one) => has(items, one) && items.some(({ value }) => value === one.value))
        book.write(group, name, items, isAddition ? modifiedAt : now)
      },
    }
  },
})

/** Updates of a string, gone wrong. */
const defects: readonly Defect[] = [
  {
    name: 'strings-updated-addition-untimed',
    sentence: 'An update that only adds a text leaves modifiedAt as it was.',
    breaks: ['text.textString.modifiedAt-later'],
    behaviour: untimed,
  },
  {
    name: 'strings-updated-other-order',
    sentence:
      'An update with the items of a string in another order is taken for one that omits them.',
    breaks: ['text.setString.updated'],
    behaviour: {
      omitsItem: (before, after) =>
        before.some((item, at) => {
          const other = after[at]
          return other === undefined || !sameItem(item, other)
        }),
    },
  },
  {
    name: 'strings-updated-201',
    sentence: 'The update of a string is answered as its creation.',
    breaks: ['text.setString.updated'],
    response(response, { url }, { operation }) {
      if (operation !== 'setString' || response.status !== 200) return response
      const headers = new Headers(response.headers)
      headers.set('location', url)
      return new Response(response.body, { status: 201, headers })
    },
  },
  {
    name: 'strings-updated-never',
    sentence: 'An update of a string is answered with 200 and changes nothing.',
    breaks: ['text.setString.updated', 'text.setString.text-kept'],
    behaviour: updating(() => undefined),
  },
  {
    name: 'strings-updated-appended',
    sentence: 'A text that is put is appended to the one that was there.',
    breaks: ['text.setString.updated'],
    behaviour: updating(({ items: before }, items) =>
      items.map((item) => {
        const old = before.find((one) => sameItem(one, item))?.value
        return old === undefined || old === item.value
          ? item
          : { ...item, value: `${old} ${item.value}` }
      }),
    ),
  },
  {
    name: 'strings-updated-items-fixed',
    sentence: 'An update changes the items that a string has and adds none.',
    breaks: ['text.setString.item-added', 'text.setString.value-longest'],
    behaviour: updating(({ items: before }, items) => items.filter((one) => has(before, one))),
  },
  {
    name: 'strings-updated-items-refused',
    sentence: 'An update that adds an item is refused as a conflict.',
    breaks: ['text.setString.updated', 'text.setString.item-added', 'text.setString.value-longest'],
    behaviour: ({ omitsItem }) => ({
      omitsItem: (before, after) =>
        (before.length > 0 && after.some((one) => !has(before, one))) || omitsItem(before, after),
    }),
  },
  {
    name: 'strings-updated-resolved-from-cache',
    sentence: 'A string that was resolved once is always resolved to the same text from then on.',
    // So is one that was deleted and created anew without a language.
    breaks: ['text.setString.resolved-after', 'text.languages.default'],
    behaviour() {
      const kept = new Map<string, TextString>()
      return {
        textsToResolve: (book) => ({
          ...book,
          strings: () =>
            book.strings().map((one) => {
              const key = `${one.group}.${one.name}`
              const copy = kept.get(key) ?? one
              kept.set(key, copy)
              return copy
            }),
        }),
      }
    },
  },
  {
    name: 'strings-updated-items-dropped',
    sentence: 'An update may leave out any item.',
    breaks: ['text.setString.item-omitted'],
    behaviour: { omitsItem: () => false },
  },
  {
    name: 'strings-updated-languages-dropped',
    sentence: 'An update may leave out the items of a language.',
    breaks: ['text.setString.item-omitted'],
    behaviour: {
      omitsItem: (before, after) =>
        before.some(({ format }) => !after.some((one) => one.format === format)),
    },
  },
  {
    name: 'strings-updated-formats-dropped',
    sentence: 'An update may leave out the items of a format.',
    breaks: ['text.setString.item-omitted'],
    behaviour: {
      omitsItem: (before, after) =>
        before.some(({ language }) => !after.some((one) => one.language === language)),
    },
  },
  {
    name: 'strings-updated-combinations-dropped',
    sentence: 'An update may leave out an item whose language and whose format others have.',
    breaks: ['text.setString.item-omitted'],
    behaviour: {
      omitsItem: (before, after) =>
        before.some(
          ({ language, format }) =>
            !after.some((one) => one.language === language) ||
            !after.some((one) => one.format === format),
        ),
    },
  },
  {
    name: 'strings-updated-by-language',
    sentence:
      'An update that adds an item for a language and a format takes away the one for the language.',
    breaks: ['text.setString.item-added', 'text.setString.value-longest'],
    behaviour: updating((_before, items) =>
      items.filter(
        (item, index) =>
          item.language === undefined ||
          items.findLastIndex(({ language }) => language === item.language) === index,
      ),
    ),
  },
  {
    name: 'strings-updated-items-counted',
    sentence: 'An update may leave out an item if it brings as many as there were.',
    breaks: ['text.setString.item-omitted'],
    behaviour: { omitsItem: (before, after) => after.length < before.length },
  },
  {
    name: 'strings-updated-items-of-updates-dropped',
    sentence: 'An update may leave out an item that an earlier update added.',
    breaks: ['text.setString.item-omitted'],
    behaviour(bank) {
      const added = new Set<TextItem>()
      return {
        ...updating(({ items: old }, items) => {
          for (const one of items) if (!has(old, one)) added.add(one)
          return items
        })(bank),
        omitsItem: (before, after) =>
          bank.omitsItem(
            before.filter((one) => !added.has(one)),
            after,
          ),
      }
    },
  },
  {
    name: 'strings-updated-answer-of-another',
    sentence: 'The answer to an update has an identifier of its own.',
    breaks: ['text.setString.answer-agrees'],
    response: changeJson(
      { operations: ['setString'], statuses: [200] },
      ({ _id: id, ...body }) => ({
        ...body,
        _id: `${String(id)}-1`,
      }),
    ),
  },
  {
    name: 'strings-updated-answer-of-earlier',
    sentence: 'The answer to an update tells a time some seconds before it.',
    breaks: ['text.setString.answer-agrees'],
    response: changeJson(
      { operations: ['setString'], statuses: [200] },
      ({ modifiedAt, ...body }) => ({
        ...body,
        modifiedAt: new Date(Date.parse(String(modifiedAt)) - 3000).toISOString(),
      }),
    ),
  },
  {
    name: 'strings-updated-items-kept',
    sentence: 'The items that an update leaves out stay as they were.',
    breaks: ['text.setString.item-omitted'],
    behaviour: (before) => ({
      omitsItem: () => false,
      ...updating(({ items: old }, items) => [...items, ...old.filter((one) => !has(items, one))])(
        before,
      ),
    }),
  },
  {
    name: 'strings-updated-omitted-422',
    sentence: 'An update that leaves out an item is answered with 422.',
    breaks: ['text.setString.item-omitted'],
    response: async (response, request, context) => {
      if (response.status !== 409) return response
      const omitted = (await response.clone().text()).includes('left out')
      return omitted ? restate({}, 422)(response, request, context) : response
    },
  },
  {
    name: 'strings-updated-before-conflict',
    sentence: 'A string is written before it is found that an item is left out.',
    breaks: ['text.setString.item-omitted-changes-nothing'],
    behaviour: ({ declineText }) => ({
      declineText(check, write, operation) {
        if (check === 'conflict') write()
        else declineText(check, write, operation)
      },
    }),
  },
]

export default defects
