import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('values-as-nothing')

/** What stands for a placeholder, of the value that the definition has for it. */
const filling = (change: (value: string) => string): NonNullable<Defect['behaviour']> =>
  function decide({ textOf }) {
    const all = (values: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
    return { textOf: (text, values) => textOf(text, all(values)) }
  }

const row = 'notifications.message.placeholders'

/** Values that a bank takes for something else than the text that they are. */
const defects: readonly Defect[] = [
  defect(
    'zero',
    'In a notification, a value that is a zero is left out.',
    row,
    filling((value) => (value === '0' ? '' : value)),
  ),
  defect(
    'null',
    'In a notification, a value that is the word null is left out.',
    row,
    filling((value) => (value === 'null' ? '' : value)),
  ),
  defect(
    'long-number',
    'In a notification, a value of many digits is rounded.',
    row,
    filling((value) => (/^\d{17,}$/.test(value) ? String(Number(value)) : value)),
  ),
  defect(
    'apostrophe',
    'In a notification, apostrophes in values are escaped.',
    row,
    filling((value) => value.replaceAll("'", '&#39;')),
  ),
]

export default defects
