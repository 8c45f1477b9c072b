import type { Defect } from '../../defect.js'
import { openOtherText } from '../../alterations/open-other-text.js'

/** Formats that are ignored, not named, or not there. */
const defects: readonly Defect[] = [
  {
    name: 'resolved-formats-unheeded',
    sentence: 'The text that names no format is answered for every format.',
    breaks: ['text.formats.specific'],
    behaviour: ({ chooseItem }) => ({
      chooseItem: (items, order) => chooseItem(items, order, ''),
    }),
  },
  {
    name: 'resolved-formats-without-fallback',
    sentence: 'A string without a text for the format large is left out for large.',
    breaks: ['text.formats.fallback'],
    behaviour: ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        return format === 'large' && found?.format === undefined ? undefined : found
      },
    }),
  },
  {
    name: 'resolved-formats-left-to-another',
    sentence: 'A string that has a text for another format only is left out for large.',
    breaks: ['text.formats.fallback'],
    behaviour: ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        const others = items.some((item) => item.format !== undefined && item.format !== format)
        const none = format === 'large' && found?.format === undefined && others
        return none ? undefined : found
      },
    }),
  },
  {
    name: 'resolved-formats-of-another',
    sentence: 'A string without a text for the requested format is answered with one for another.',
    breaks: ['text.formats.not-of-another'],
    behaviour: ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const found = chooseItem(items, order, format)
        const other = items.find((item) => item.format !== undefined)
        return found?.format === undefined ? (other ?? found) : found
      },
    }),
  },
  {
    name: 'resolved-formats-told-default',
    sentence: 'The answer says that it is for small, whichever format was requested.',
    breaks: ['text.formats.told'],
    behaviour: { formatTold: () => 'small' },
  },
  {
    name: 'resolved-formats-told-absent',
    sentence: 'The answer says default where no format was requested.',
    breaks: ['text.formats.default-told'],
    behaviour: { formatTold: (asked) => asked ?? 'default' },
  },
  {
    name: 'resolved-formats-large-meant',
    sentence: 'Where no format was requested, large is meant.',
    breaks: ['text.formats.default-told'],
    behaviour: { formatMeant: (asked) => asked ?? 'large' },
  },
  {
    name: 'resolved-formats-named-only',
    sentence: 'If no format was requested, the text that names no format is answered.',
    breaks: ['text.formats.default-meant'],
    behaviour: { formatMeant: (asked) => asked ?? '', formatTold: (asked) => asked ?? 'small' },
  },
  {
    name: 'resolved-formats-without-languages',
    sentence: 'A text that names a language and a format is never answered.',
    breaks: ['text.formats.with-language', 'text.formats.default-meant', 'text.resolved.together'],
    behaviour: ({ chooseItem }) => ({
      chooseItem: (items, order, format) =>
        chooseItem(
          items.filter((item) => item.language === undefined || item.format === undefined),
          order,
          format,
        ),
    }),
  },
  {
    name: 'resolved-formats-first-that-suits',
    sentence: 'The first text is answered that suits the language or the format.',
    breaks: ['text.formats.with-language', 'text.formats.default-meant', 'text.resolved.together'],
    behaviour: ({ chooseItem }) => ({
      chooseItem(items, order, format) {
        const inLanguage = chooseItem(items, order, '')
        const inFormat = chooseItem(items, [], format)
        const found = inLanguage?.language === undefined ? inFormat : inLanguage
        return found ?? chooseItem(items, order, format)
      },
    }),
  },
  {
    name: 'resolved-formats-tablet',
    sentence: 'There is a format tablet in the place of large.',
    breaks: ['text.formats.supported'],
    behaviour: openOtherText(({ formats }) => ({
      formats: formats.map((one) => (one.name === 'large' ? { ...one, name: 'tablet' } : one)),
    })),
  },
]

export default defects
