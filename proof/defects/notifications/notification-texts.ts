import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('notification-texts')

const placeholder = /\{([^}]*)\}/
const filled = (
  name: string,
  sentence: string,
  textOf: (text: string, values: Readonly<Record<string, string>>) => string,
): Defect => defect(name, sentence, 'notifications.message.placeholders', { textOf })

/** Texts of notifications: the values that are filled in, and what an update of the definition says. */
const defects: readonly Defect[] = [
  filled('first-name', 'The placeholder firstName stays as it is.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) =>
      name === 'firstName' ? whole : (values[name] ?? whole),
    ),
  ),
  filled('cut', 'A notification has the first 160 characters of its text.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] ?? whole).slice(0, 160),
  ),
  filled('one-placeholder', 'The first placeholder of a text is filled in.', (text, values) =>
    text.replace(placeholder, (written, name: string) => values[name] ?? written),
  ),
  filled('three-values', 'Three values of a text are filled in.', (text, values) => {
    const some = Object.fromEntries(Object.entries(values).slice(0, 3))
    return text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => some[name] ?? whole)
  }),
  filled('each-once', 'Each value is filled in once.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values))
      done = done.replace(`{${name}}`, () => value)
    return done
  }),
  filled('patterns', 'What a value has in it is taken for a pattern.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values)) done = done.replaceAll(`{${name}}`, value)
    return done
  }),
  filled('named-by-letters', 'Names of placeholders have letters alone.', (text, values) =>
    text.replaceAll(/\{([a-z]+)\}/gi, (whole, name: string) => values[name] ?? whole),
  ),
  filled('other-letters', 'Letters beyond ASCII become question marks.', (text, values) =>
    text
      .replaceAll(/\{([^}]*)\}/g, (written, name: string) => values[name] ?? written)
      .replaceAll(/[^\0-\u{7f}]/gu, '?'),
  ),
]

export default defects
