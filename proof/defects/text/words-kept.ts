import type { TextItem } from '../../../src/reference/books/text.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('words-kept')
const kept = 'text.setString.value-kept'

const writing =
  (change: (item: TextItem) => string) =>
  ({ stringItems }: Behaviour): Partial<Behaviour> => ({
    stringItems: (body, formats) =>
      stringItems(body, formats)?.map((item) => ({ ...item, value: change(item) })),
  })

/** A bank that resolves strings to other texts than it has. */
const resolving = (name: string, sentence: string, change: (text: string) => string): Defect => ({
  name: `words-kept-${name}`,
  sentence,
  breaks: ['text.resolved.value-kept'],
  response: changeJson({ operations: ['getResolvedText'], statuses: [200] }, (body) => ({
    ...body,
    groups: JSON.parse(
      JSON.stringify(body['groups'] ?? {}, (_key, value: unknown) =>
        typeof value === 'string' ? change(value) : value,
      ),
    ),
  })),
})

/** Texts that are taken for something else, or tidied up where they are for a language or a format. */
const defects: readonly Defect[] = [
  planted(
    'numbers',
    'A value that is a number is written as one.',
    kept,
    writing(({ value }) => (/^[1-9][\d.e]*$/.test(value) ? String(Number(value)) : value)),
  ),
  planted(
    'line-ends-in-languages',
    'Line ends of another system are changed in a value for a language.',
    kept,
    writing(({ value, language }) => (language ? value.replaceAll('\r\n', '\n') : value)),
  ),
  planted(
    'composed-for-formats',
    'Letters and their accents are composed in a value for a format.',
    kept,
    writing(({ value, format }) => (format ? value.normalize('NFC') : value)),
  ),
  planted(
    'trimmed-in-languages',
    'Blanks and line ends around a value for a language are lost.',
    'text.setString.outer-blanks-kept',
    writing(({ value, language }) => (language ? value.trim() : value)),
  ),
  resolving('codes', 'What stands in braces behind a dollar sign is taken out.', (text) =>
    text.replaceAll(/\$\{\w*\}/g, ''),
  ),
  resolving('quotes', 'Of two single quotes in resolved text one is left.', (text) =>
    text.replaceAll("''", "'"),
  ),
  resolving('cards', 'What looks like the number of a card is hidden.', (text) =>
    text.replaceAll(/\d{4} \d{4} \d{4} /g, '**** '),
  ),
  resolving('breaks', 'A break of HTML becomes a line end.', (text) =>
    text.replaceAll(/<br ?\/?>/g, '\n'),
  ),
  resolving('addresses', 'Addresses in resolved text become secure ones.', (text) =>
    text.replaceAll('http://', 'https://'),
  ),
]

export default defects
