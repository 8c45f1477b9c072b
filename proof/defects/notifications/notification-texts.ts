import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('notification-texts')

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([^}]*)\}/g, (written, name: string) => values[name] ?? written)

const changed = (
  values: Readonly<Record<string, string>>,
  change: (value: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

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
  filled('basic-plane', 'A notification lacks what is beyond the basic plane.', (text, values) =>
    fill(text, values).replaceAll(/[\u{10000}-\u{10FFFF}]/gu, ''),
  ),
  filled('first-line', 'A notification has the first line of its text.', (text, values) =>
    String(fill(text, values).split('\n')[0]),
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
  filled(
    'named-by-words-and-lost',
    'A placeholder with another name than of letters, digits and underlines is left out.',
    (text, values) =>
      text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) =>
        /^\w+$/.test(name) ? (values[name] ?? whole) : '',
      ),
  ),
  filled(
    'at-beginning',
    'A placeholder that a text begins with stays as it is.',
    (text, values) => {
      const [begin = ''] = /^\{[^}]*\}/.exec(text) ?? []
      return begin + fill(text.slice(begin.length), values)
    },
  ),
  filled('at-end', 'A placeholder that a text ends with stays as it is.', (text, values) => {
    const [end = ''] = /\{[^}]*\}$/.exec(text) ?? []
    return fill(text.slice(0, text.length - end.length), values) + end
  }),
  filled('adjacent', 'A placeholder right behind another one stays as it is.', (text, values) =>
    text.replaceAll(
      /\{([^}]*)\}((?:\{[^}]*\})*)/g,
      (_, name: string, others: string) => `${values[name] ?? `{${name}}`}${others}`,
    ),
  ),
  filled('capitals', 'Names of placeholders begin with a small letter.', (text, values) =>
    text.replaceAll(/\{([^A-Z}][^}]*)\}/g, (whole, name: string) => values[name] ?? whole),
  ),
  filled('beginnings', 'A placeholder has the value whose name it begins with.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => {
      const found = Object.keys(values).find((one) => one !== '' && name.startsWith(one))
      return found === undefined ? whole : (values[found] ?? whole)
    }),
  ),
  filled('none-empty', 'A placeholder whose value is empty stays as it is.', (text, values) =>
    text.replaceAll(/\{([^}]*)\}/g, (whole, name: string) => values[name] || whole),
  ),
  filled(
    'quoted',
    'A placeholder between apostrophes stays as it is, without these.',
    (text, values) =>
      text
        .split(/'(\{[^']*)'/)
        .map((part, index) => (index % 2 === 1 ? part : fill(part, values)))
        .join(''),
  ),
  filled('escapes', 'A backslash in a value is taken for an escape.', (text, values) =>
    fill(
      text,
      changed(values, (value) => value.replaceAll('\\n', '\n')),
    ),
  ),
  filled('numbers', 'Values of digits alone are filled in as numbers.', (text, values) =>
    fill(
      text,
      changed(values, (value) => (/^\d+$/.test(value) ? String(Number(value)) : value)),
    ),
  ),
  filled('plus-signs', 'Plus signs of a value become blanks.', (text, values) =>
    fill(
      text,
      changed(values, (value) => value.replaceAll('+', ' ')),
    ),
  ),
  filled('percents', 'What follows a percent sign is taken for a format.', (text, values) =>
    fill(text, values).replaceAll(/% ?[a-z]/g, ''),
  ),
  filled(
    'dollars',
    'A dollar sign before a placeholder is taken for a part of it.',
    (text, values) => fill(text.replaceAll('${', '{'), values),
  ),
  filled('other-letters', 'Letters beyond ASCII become question marks.', (text, values) =>
    text
      .replaceAll(/\{([^}]*)\}/g, (written, name: string) => values[name] ?? written)
      .replaceAll(/[^\0-\u{7f}]/gu, '?'),
  ),
]

export default defects
