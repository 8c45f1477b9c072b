import type { TextItem } from '../../../src/reference/books/text.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('refused-in-part')

/** A bank that makes another list of items of the one that it is sent, before it looks at them. */
const reading =
  (change: (values: readonly unknown[]) => readonly unknown[]) =>
  ({ stringItems }: Behaviour): Partial<Behaviour> => ({
    stringItems(body, formats) {
      const values: unknown = isObject(body) ? body['values'] : undefined
      if (!Array.isArray(values)) return stringItems(body, formats)
      return stringItems({ values: change(values as unknown[]) }, formats)
    },
  })

/** A bank that takes each second item of a kind for one in a language of its own. */
const doubling =
  (isMeant: (item: TextItem | null) => boolean) =>
  ({ stringItems }: Behaviour): Partial<Behaviour> => ({
    stringItems(body, formats) {
      const sent = (isObject(body) ? (body['values'] ?? []) : []) as readonly TextItem[]
      if (!Array.isArray(sent)) return stringItems(body, formats)
      const isSecond = (item: TextItem, index: number): boolean =>
        isMeant(item) &&
        sent.findIndex((one) => one.language === item.language && one.format === item.format) <
          index
      const values = sent.map((item, index) =>
        isSecond(item, index) ? { ...item, language: 'zzz' } : item,
      )
      return stringItems({ values }, formats)?.map((item, index) => ({
        ...item,
        language: sent[index]?.language,
      }))
    },
  })

/** Bodies that are refused in most cases, and taken in some. */
const defects: readonly Defect[] = [
  planted(
    'null-left-aside',
    'An item for a language whose value is null is left aside.',
    'text.setString.invalid',
    reading((values) => values.filter((one) => !(isObject(one) && one['value'] === null))),
  ),
  planted(
    'language-trimmed',
    'Blanks around the language of an item are overlooked.',
    'text.setString.language-invalid',
    reading((values) =>
      values.map((one) =>
        isObject(one) && typeof one['language'] === 'string'
          ? { ...one, language: one['language'].trim() }
          : one,
      ),
    ),
  ),
  planted(
    'language-cut',
    'Of the language of an item the first seven characters count.',
    'text.setString.language-invalid',
    reading((values) =>
      values.map((one) =>
        isObject(one) && typeof one['language'] === 'string'
          ? { ...one, language: one['language'].slice(0, 7) }
          : one,
      ),
    ),
  ),
  planted(
    'twice-in-region',
    'A string may have two items for the language of a region.',
    'text.setString.item-twice',
    doubling((item) => /-/.test(item?.language ?? '')),
  ),
  planted(
    'twice-for-format',
    'A string may have two items for a language and a format.',
    'text.setString.item-twice',
    doubling((item) => item?.format !== undefined),
  ),
  planted(
    'circular-last-reference',
    'Only the last reference in a text is looked at for whether it leads back.',
    'text.setString.circular-itself',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.map((one) => ({ ...one, value: `{{${keysIn(one.value).at(-1) ?? ''}}}` })),
          book,
        ),
    }),
  ),
]

export default defects
