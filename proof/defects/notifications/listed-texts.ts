import { changeHal } from '../../alterations/change-hal.js'
import type { Defect } from '../../defect.js'

const rows: readonly (readonly [name: string, sentence: string, (text: string) => string])[] = [
  ['cut', 'has the first 255 characters of a text', (text) => text.slice(0, 255)],
  ['cut-late', 'has the first 1,000 characters of a text', (text) => text.slice(0, 1000)],
  ['escaped', 'escapes what is written for markup', (text) => text.replaceAll('<', '&lt;')],
  [
    'basic-plane',
    'has a question mark in the place of each letter beyond the basic plane',
    (text) => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
  ],
  ['joined', 'joins the lines of a text', (text) => text.replaceAll(/\r?\n/g, '')],
]

/** Texts that the list of definitions shows otherwise than a definition by itself. */
const defects: readonly Defect[] = rows.map(([name, sentence, alter]) => ({
  name: `listed-texts-${name}`,
  sentence: `The list of definitions ${sentence}.`,
  breaks: ['notifications.getDefinitions.items-agree'],
  response: changeHal({ operations: ['getDefinitions'], statuses: [200] }, (definition) => {
    const message = Object(definition['message']) as Record<string, unknown>
    const { text } = message
    return typeof text === 'string'
      ? { ...definition, message: { ...Object(message), text: alter(text) } }
      : definition
  }),
}))

export default defects
