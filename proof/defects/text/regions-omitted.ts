import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { TextItem } from '../../../src/reference/books/text.js'

const planted = defectOf('regions-omitted')

const withoutRegion = ({ language, ...item }: TextItem): TextItem => {
  const [bare] = language?.split('-') ?? []
  return bare === undefined ? item : { ...item, language: bare }
}

/** A bank that looks for what an update leaves out as it looks for text: a region stands for its language, or the reverse. */
const defects: readonly Defect[] = [
  planted(
    'with-language',
    'An update may leave out the item of a region if it has one of the language.',
    'text.setString.item-omitted',
    ({ omitsItem }) => ({
      omitsItem: (before, after) =>
        omitsItem(
          before.map((one) => (omitsItem([one], after) ? withoutRegion(one) : one)),
          after,
        ),
    }),
  ),
  planted(
    'with-same-text',
    'An update may leave out an item if it has another one with the same text.',
    'text.setString.item-omitted',
    ({ omitsItem }) => ({
      omitsItem: (before, after) =>
        omitsItem(
          before.filter(({ value }) => !after.some((one) => one.value === value)),
          after,
        ),
    }),
  ),
  planted(
    'with-region',
    'An update may leave out the item of a language if it has one of a region.',
    'text.setString.item-omitted',
    ({ omitsItem }) => ({
      omitsItem: (before, after) => omitsItem(before, [...after, ...after.map(withoutRegion)]),
    }),
  ),
]

export default defects
