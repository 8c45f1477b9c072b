import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('formats-in-some-languages')

/** Formats that count in some languages and not in others. */
const defects: readonly Defect[] = [
  planted(
    'unheard',
    'In a language that nothing is written in, the text that names no format is answered.',
    'text.formats.specific',
    ({ chooseItem }) => ({
      chooseItem: (items, order, format) =>
        chooseItem(
          items.filter(({ language }) => language !== undefined),
          order,
          format,
        ) ?? chooseItem(items, [], order.length > 0 ? '' : format),
    }),
  ),
  planted(
    'regions',
    'A text for the language of a region and a format is never answered.',
    'text.formats.with-language',
    ({ chooseItem }) => ({
      chooseItem: (items, order, format) =>
        chooseItem(
          items.filter((one) => one.format === undefined || !/-/.test(one.language ?? '')),
          order,
          format,
        ),
    }),
  ),
  planted(
    'unasked',
    'Where a language and no format is requested, the text that names no format is answered.',
    'text.formats.default-meant',
    ({ chooseItem, formatMeant }) => {
      let isAsked = false
      return {
        formatMeant(asked, formats) {
          isAsked = asked !== undefined
          return formatMeant(asked, formats)
        },
        chooseItem: (items, order, format) =>
          chooseItem(items, order, isAsked || order.length === 0 ? format : ''),
      }
    },
  ),
]

export default defects
