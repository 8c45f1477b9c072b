import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { TextFormat } from '../../../src/reference/books/text.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { restate } from '../../alterations/restate.js'
import { isObject } from '../../../src/reference/text/is-object.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'

/** What a bank that takes such a description answers afterwards is no format, either. */
const answered = ['text.format.description']

/** A bank that takes descriptions of other lengths. */
const descriptions = (
  least: number,
  most: number,
  cut = (description: string): string => description,
): NonNullable<Defect['behaviour']> => ({
  formatIn(body, name) {
    if (!isObject(body) || body['name'] !== name) return undefined
    const { description } = body
    if (typeof description !== 'string') return undefined
    const { length } = [...description]
    return length >= least && length <= most ? { name, description: cut(description) } : undefined
  },
})

/** A book in which formats are written in another way. */
const replacing =
  (replace: (before: TextFormat, format: TextFormat) => TextFormat) =>
  ({ texts }: Behaviour): Partial<Behaviour> => ({
    texts(given): TextStore {
      const book = texts(given)
      return {
        ...book,
        writeFormat: (format) =>
          book.writeFormat(replace(book.format(format.name) ?? format, format)),
      }
    },
  })

/** The replacement of a format, gone wrong. */
const defects: readonly Defect[] = [
  {
    name: 'formats-set-never',
    sentence: 'The replacement of a format is answered with 200 and changes nothing.',
    breaks: ['text.setFormat.replaced', 'text.setFormat.text-kept'],
    behaviour: replacing((before) => before),
  },
  {
    name: 'formats-set-appended',
    sentence: 'The description of a format that is put is appended to the one before.',
    breaks: ['text.setFormat.replaced', 'text.setFormat.text-kept'],
    behaviour: replacing(({ description: before }, { name, description }) => ({
      name,
      description: `${before} ${description}`.slice(0, 256),
    })),
  },
  {
    name: 'formats-set-unknown-created',
    sentence: 'A format that is not there is created.',
    breaks: ['text.setFormat.unknown'],
    behaviour: ({ mayWrite }) => ({
      createsFormat: () => true,
      mayWrite: (ifMatch, current, operation) =>
        (operation === 'setFormat' && current === undefined) ||
        mayWrite(ifMatch, current, operation),
    }),
  },
  {
    name: 'formats-set-unknown-422',
    sentence: 'Setting a format that is not there is answered with 422.',
    breaks: ['text.setFormat.unknown'],
    response: restate({ operations: ['setFormat'], statuses: [404] }, 422),
  },
  {
    name: 'formats-set-malformed-422',
    sentence: 'A format that is no JSON is refused with 422.',
    breaks: ['text.setFormat.malformed'],
    response: restate({ operations: ['setFormat'], statuses: [400] }, 422),
  },
  {
    name: 'formats-set-merged',
    sentence: 'A format that is put without a description keeps the one that it had.',
    breaks: ['text.setFormat.description-missing'],
    behaviour: (before) => ({
      formatIn: (body, name) =>
        before.formatIn(
          isObject(body) && !('description' in body)
            ? { ...body, description: 'A description that was there.' }
            : body,
          name,
        ),
    }),
  },
  {
    name: 'formats-set-any-description',
    sentence: 'The description of a format may be as short as it likes.',
    breaks: ['text.setFormat.description-too-short', ...answered],
    behaviour: descriptions(0, 256),
  },
  {
    name: 'formats-set-description-7',
    sentence: 'A description that is too short is filled up.',
    breaks: ['text.setFormat.description-too-short'],
    behaviour: descriptions(0, 256, (description) => description.padEnd(8, '.')),
  },
  {
    name: 'formats-set-description-257',
    sentence: 'The description of a format may have 257 characters.',
    breaks: ['text.setFormat.description-too-long', ...answered],
    behaviour: descriptions(8, 257),
  },
  {
    name: 'formats-set-description-cut',
    sentence: 'The description of a format is cut to 256 characters.',
    breaks: ['text.setFormat.description-too-long'],
    behaviour: descriptions(8, Infinity, (description) => [...description].slice(0, 256).join('')),
  },
  {
    name: 'formats-set-shortest-refused',
    sentence: 'A description of eight characters is refused.',
    breaks: ['text.setFormat.description-extremes'],
    behaviour: descriptions(9, 256),
  },
  {
    name: 'formats-set-longest-refused',
    sentence: 'A description of 256 characters is refused.',
    breaks: ['text.setFormat.description-extremes'],
    behaviour: descriptions(8, 255),
  },
  {
    name: 'formats-set-longest-cut',
    sentence: 'The description of a format is cut to 200 characters.',
    breaks: ['text.setFormat.description-extremes'],
    behaviour: descriptions(8, 256, (description) => description.slice(0, 200)),
  },
  {
    name: 'formats-set-longest-answered-cut',
    sentence: 'The answer to setting a format has 200 characters of its description.',
    breaks: ['text.setFormat.description-extremes'],
    response: changeJson({ operations: ['setFormat'], statuses: [200] }, (format) => ({
      ...format,
      description: String(format['description']).slice(0, 200),
    })),
  },
  {
    name: 'formats-set-name-of-path',
    sentence: 'The name in the representation of a format is not looked at.',
    breaks: ['text.setFormat.name-invalid'],
    behaviour: ({ formatIn }) => ({
      formatIn: (body, name) => formatIn(isObject(body) ? { ...body, name } : body, name),
    }),
  },
]

export default defects
