import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const rows: readonly (readonly [string, string, (text: string) => string])[] = [
  ['composed', 'with its accents composed', (text) => text.normalize('NFC')],
  [
    'basic',
    'without the letters that take four bytes',
    (text) => text.replaceAll(/[^\0-\uffff]/gu, ''),
  ],
  ['line-ends', 'with the line ends of Unix', (text) => text.replaceAll('\r\n', '\n')],
  ['one-line', 'in one line', (text) => text.replaceAll('\n', ' ')],
  ['cut', 'up to its thousandth character', (text) => text.slice(0, 1000)],
  ['without-markup', 'without markup', (text) => text.replaceAll(/<[^>]*>/g, '')],
  ['single-blanks', 'with single blanks', (text) => text.replaceAll(/ {2,}/g, ' ')],
  [
    'number',
    'as the number that it looks like',
    (text) => (/^\d+$/.test(text) ? String(Number(text)) : text),
  ],
]

/** A bank that answers other texts, or none where there is no other one. */
const resolving = (change: (text: string) => string | undefined): NonNullable<Defect['response']> =>
  changeJson({ operations: ['getResolvedText'], statuses: [200] }, ({ groups, ...body }) => ({
    ...body,
    groups: Object.fromEntries(
      Object.entries((groups ?? {}) as JsonObject).map(([group, texts]) => [
        group,
        Object.fromEntries(
          Object.entries(texts as JsonObject).flatMap(([key, text]) => {
            const changed = change(String(text))
            return changed === undefined ? [] : [[key, changed]]
          }),
        ),
      ]),
    ),
  }))

/** Texts that are kept as they were written, and resolved otherwise. */
const defects: readonly Defect[] = [
  ...rows.map(([name, words, change]) => ({
    name: `resolved-values-${name}`,
    sentence: `A text is resolved ${words}.`,
    // Text of several lines has references as well.
    breaks: [
      'text.resolved.value-kept',
      ...(name === 'one-line' ? ['text.references.within-text'] : []),
      ...(name === 'cut' ? ['text.references.resolved'] : []),
    ],
    response: resolving(change),
  })),
  {
    name: 'resolved-values-none',
    sentence: 'A text that is empty is not resolved.',
    breaks: ['text.setString.resolved-after'],
    response: resolving((text) => text || undefined),
  },
]

export default defects
