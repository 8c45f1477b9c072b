import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { DefinitionContent } from '../../../src/reference/books/definition.js'

const defect = defectOf('updated-in-few')

/** A bank that makes something else of what an update sends. */
const updated = (
  name: string,
  sentence: string,
  breaks: string | readonly string[],
  change: (content: DefinitionContent) => DefinitionContent,
): Defect =>
  defect(name, sentence, breaks, ({ definitionWritten }) => ({
    definitionWritten(content, operation) {
      const written = definitionWritten(content, operation)
      return operation === 'updateDefinition' ? change(written) : written
    },
  }))

const row = 'notifications.updateDefinition.updated'
const inLanguages = [row, 'notifications.message.variants']

type Entry<Value> = readonly [name: string, value: Value]
const entriesOf = <Value>(
  given: Readonly<Record<string, Value>>,
  change: (entries: readonly Entry<Value>[]) => readonly Entry<Value>[],
): Record<string, Value> => Object.fromEntries(change(Object.entries(given)))

/** Updates that lose what few definitions have, and that are created with it. */
const defects: readonly Defect[] = [
  updated('values', 'An update keeps eight values.', row, ({ values = {}, ...rest }) => ({
    ...rest,
    values: entriesOf(values, (all) => all.slice(0, 8)),
  })),
  updated('languages', 'An update keeps three variants.', inLanguages, ({ message, ...rest }) => ({
    ...rest,
    message: {
      ...message,
      ...(message.variants && {
        variants: entriesOf(message.variants, (all) => all.slice(0, 3)),
      }),
    },
  })),
  updated(
    'regions',
    'An update names languages without their regions.',
    inLanguages,
    ({ message, ...rest }) => ({
      ...rest,
      message: {
        ...message,
        ...(message.variants && {
          variants: entriesOf(message.variants, (all) =>
            all.map(([language, one]) => [language.replace(/-.*/, ''), one]),
          ),
        }),
      },
    }),
  ),
  updated('pictures', 'An update loses the query of a picture.', row, ({ message, ...rest }) => ({
    ...rest,
    message: {
      ...message,
      ...(message.imageUri && { imageUri: message.imageUri.replace(/[?].*/, '') }),
    },
  })),
]

export default defects
