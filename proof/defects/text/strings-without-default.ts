import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import type { Defect } from '../../defect.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { readItems } from '../../../src/reference/text/read-items.js'
import { sameItem } from '../../../src/reference/text/same-item.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'

const breaks = ['text.setString.default-omitted']
const nothing: TextItem = { value: '' }
const isDefault = (item: TextItem): boolean => sameItem(item, nothing)

/** A bank that asks for a default where a string is created, and where it is updated for all else that it has. */
const atCreationOnly = ({ stringItems }: Behaviour): Partial<Behaviour> => ({
  stringItems(body, formats) {
    const items = stringItems(body, formats)
    const values: unknown = isObject(body) ? body['values'] : undefined
    if (items !== undefined || !Array.isArray(values)) return items
    const all = readItems({ values: [...(values as unknown[]), nothing] }, formats)
    return all?.filter((item) => !isDefault(item))
  },
  omitsItem: (before, after) =>
    before.length === 0
      ? !after.some(isDefault)
      : before.some((item) => !isDefault(item) && !after.some((one) => sameItem(one, item))),
})

/** Strings that are created without a default, and updates that leave it out. */
const defects: readonly Defect[] = [
  {
    name: 'strings-without-default-empty',
    sentence: 'A string may be created without any text.',
    breaks: ['text.setString.default-missing'],
    behaviour: ({ stringItems }) => ({
      stringItems: (body, formats) =>
        isObject(body) && Array.isArray(body['values']) && body['values'].length === 0
          ? []
          : stringItems(body, formats),
    }),
  },
  {
    name: 'strings-without-default-updated',
    sentence: 'An update may leave out the default of a string.',
    breaks: [...breaks, 'text.languages.default-exists'],
    behaviour: atCreationOnly,
  },
  {
    name: 'strings-without-default-kept',
    sentence:
      'An update that leaves out the default of a string is carried out, and the default stays.',
    breaks,
    behaviour: (before) => ({
      ...atCreationOnly(before),
      texts(given): TextStore {
        const book = before.texts(given)
        return {
          ...book,
          write(group, name, items, now) {
            const old = book.string(group, name)?.items.find(isDefault)
            const kept = old === undefined || items.some(isDefault) ? [] : [old]
            book.write(group, name, [...kept, ...items], now)
          },
        }
      },
    }),
  },
]

export default defects
