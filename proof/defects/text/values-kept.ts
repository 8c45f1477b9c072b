import type { Behaviour } from '../../../src/reference/behaviour.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('values-kept')

/** A bank that writes other values than it was sent. */
const writing =
  (change: (value: string) => string) =>
  ({ stringItems }: Behaviour): Partial<Behaviour> => ({
    stringItems: (body, formats) =>
      stringItems(body, formats)?.map((item) => ({ ...item, value: change(item.value) })),
  })

/** A bank that makes a right language of one that is none. */
const readingLanguages =
  (wrong: RegExp) =>
  ({ stringItems }: Behaviour): Partial<Behaviour> => ({
    stringItems(body, formats) {
      const values: unknown = isObject(body) ? body['values'] : undefined
      if (!Array.isArray(values)) return stringItems(body, formats)
      const corrected = (values as unknown[]).map((item) =>
        isObject(item) && typeof item['language'] === 'string' && wrong.test(item['language'])
          ? { ...item, language: 'es' }
          : item,
      )
      return stringItems({ values: corrected }, formats)
    },
  })

/** Values that are tidied up, and languages of the wrong form that are taken. */
const defects: readonly Defect[] = [
  planted(
    'without-tabs',
    'Tabs in a value become blanks.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll('\t', ' ')),
  ),
  planted(
    'few-line-ends',
    'Of several line ends in a value two are kept.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll(/\n{3,}/g, '\n\n')),
  ),
  planted(
    'composed-in-languages',
    'Letters and their accents are composed in a value for a language.',
    ['text.setString.value-kept', 'text.setString.text-kept'],
    ({ stringItems }) => ({
      stringItems: (body, formats) =>
        stringItems(body, formats)?.map((item) =>
          item.language === undefined ? item : { ...item, value: item.value.normalize('NFC') },
        ),
    }),
  ),
  planted(
    'ten-items',
    'Of the items of a string ten are kept.',
    ['text.setString.language-extremes', 'text.setString.value-longest'],
    ({ stringItems }) => ({
      stringItems: (body, formats) => stringItems(body, formats)?.slice(0, 10),
    }),
  ),
  planted(
    'digits-as-numbers',
    'A value of digits alone is taken for a number, which begins with no zero.',
    'text.setString.value-kept',
    writing((value) => (/^\d+$/.test(value) ? String(Number(value)) : value)),
  ),
  planted(
    'line-ends-of-one-kind',
    'A carriage return in a value becomes a line feed.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll(/\r(?!\n)/g, '\n')),
  ),
  planted(
    'single-blanks',
    'Of several blanks in a value one is kept.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll(/(?<=\S) {2,}/g, ' ')),
  ),
  planted(
    'unescaped',
    'What looks like a code for a character is decoded.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll('%41', 'A').replaceAll('&amp;', '&')),
  ),
  planted(
    'without-joiners',
    'Joiners between characters are lost.',
    ['text.setString.value-kept', 'text.setString.text-kept'],
    writing((value) => value.replaceAll('\u200d', '')),
  ),
  planted(
    'without-marks-of-direction',
    'Marks of direction, soft hyphens and what chooses the form of a sign are lost.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll(/\u00ad|\u200e|\u200f|\ufe0f/g, '')),
  ),
  planted(
    'without-comments',
    'Comments of HTML are taken out of a value.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll(/<!--.*?-->/gs, '')),
  ),
  planted(
    'single-backslashes',
    'Of two backslashes in a value one is kept.',
    'text.setString.value-kept',
    writing((value) => value.replaceAll('\\\\', '\\')),
  ),
  planted(
    'zero-as-nothing',
    'A value that is 0 is taken for an empty one.',
    'text.setString.value-kept',
    writing((value) => (value === '0' ? '' : value)),
  ),
  planted(
    'null-as-nothing',
    'A value that is the word null is taken for an empty one.',
    'text.setString.value-kept',
    writing((value) => (value === 'null' ? '' : value)),
  ),
  planted(
    'trimmed',
    'Blanks and line ends around a value are lost.',
    'text.setString.outer-blanks-kept',
    writing((value) => value.trim()),
  ),
  planted(
    'language-with-digit',
    'A language with a digit is taken.',
    'text.setString.language-invalid',
    readingLanguages(/\d/),
  ),
  planted(
    'language-with-underscore',
    'A language with an underscore is taken.',
    'text.setString.language-invalid',
    readingLanguages(/_/),
  ),
  planted(
    'language-with-loose-hyphen',
    'A language that ends with a hyphen is taken.',
    'text.setString.language-invalid',
    readingLanguages(/-$/),
  ),
  planted(
    'language-of-small-region',
    'A language with a region in small letters is refused.',
    'text.setString.language-extremes',
    ({ stringItems }) => ({
      stringItems: (body, formats) =>
        /"language":"[a-z]+-[a-z]+"/.test(JSON.stringify(body))
          ? undefined
          : stringItems(body, formats),
    }),
  ),
]

export default defects
