import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { TextItem } from '../../../src/reference/books/text.js'

const planted = defectOf('updates-overlooked')

/** A bank that takes an update for one that changes nothing if what it looks at is as it was. */
const overlooking = (
  name: string,
  sentence: string,
  lookAt: (items: readonly TextItem[]) => readonly TextItem[],
  inWhichForm = (value: string): string => value,
): Defect =>
  planted(name, sentence, 'text.setString.updated', ({ texts }) => ({
    texts(opened) {
      const book = texts(opened)
      const seen = (items: readonly TextItem[]): string =>
        lookAt(items)
          .map(({ value, language, format }) => `${language} ${format} ${inWhichForm(value)}`)
          .toSorted()
          .join('\n')
      return {
        ...book,
        write(group, name, items, at) {
          const before = book.string(group, name)?.items ?? []
          const isSame = before.length === items.length && seen(before) === seen(items)
          if (!isSame) book.write(group, name, items, at)
        },
      }
    },
  }))

/** Updates that are taken for none. */
const defects: readonly Defect[] = [
  overlooking(
    'of-languages',
    'An update that leaves the default of a string as it is, and adds nothing, is not carried out.',
    (items) =>
      items.filter(({ language, format }) => language === undefined && format === undefined),
  ),
  overlooking(
    'of-formats',
    'An update that changes nothing but texts for a format is not carried out.',
    (items) => items.filter(({ format }) => format === undefined),
  ),
  overlooking(
    'letter-case',
    'An update that changes nothing but letter case is not carried out.',
    (items) => items,
    (value) => value.toLowerCase(),
  ),
  planted(
    'format-letter-case',
    'A format is not replaced if nothing but letter case changes.',
    'text.setFormat.replaced',
    ({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        return {
          ...book,
          writeFormat(format) {
            const before = book.format(format.name)?.description ?? ''
            if (before.toLowerCase() !== format.description.toLowerCase()) book.writeFormat(format)
          },
        }
      },
    }),
  ),
]

export default defects
