import { changeResponse } from '../../alterations/change-response.js'
import { changeHeaders } from '../../alterations/change-headers.js'
import type { Defect } from '../../defect.js'
import { sameItem } from '../../../src/reference/text/same-item.js'
import type { TextStore } from '../../../src/reference/text/text-store.js'
import { readItems } from '../../../src/reference/text/read-items.js'
import { Refusal } from '../../../src/reference/http/refusal.js'
import { isObject } from '../../../src/reference/text/is-object.js'

const created = { operations: ['setString'], statuses: [201] }

/** A book in which strings are created in another way. */
const creating =
  (create: (book: TextStore, ...write: Parameters<TextStore['write']>) => void) =>
  ({ texts }: { texts(book: TextStore): TextStore }) => ({
    texts(given: TextStore): TextStore {
      const book = texts(given)
      return {
        ...book,
        write(group, name, items, now) {
          if (book.string(group, name) === undefined) create(book, group, name, items, now)
          else book.write(group, name, items, now)
        },
      }
    },
  })

/** The creation of a string, gone wrong. */
const defects: readonly Defect[] = [
  {
    name: 'strings-created-by-anyone',
    sentence: 'Every caller may set a string.',
    breaks: ['text.setString.administrative'],
    behaviour: ({ permits }) => ({
      permits: (actor, operation) => operation === 'setString' || permits(actor, operation),
    }),
  },
  {
    name: 'strings-created-by-refused',
    sentence: 'A string is set before it is found that the caller may not set it.',
    breaks: ['text.setString.administrative'],
    behaviour({ permits, acceptText }) {
      let isPermitted = true
      return {
        permits(actor, operation) {
          isPermitted = permits(actor, operation)
          return isPermitted || operation === 'setString'
        },
        acceptText(write) {
          acceptText(write)
          if (!isPermitted) throw new Refusal(403, 'notPermitted', 'Who asks may not do this.')
        },
      }
    },
  },
  {
    name: 'strings-created-200',
    sentence: 'The creation of a string is answered with 200.',
    breaks: ['text.setString.created'],
    response: changeResponse(created, ({ body, headers }) => new Response(body, { headers })),
  },
  {
    name: 'strings-created-later',
    sentence: 'A string is answered as created and is not there.',
    breaks: ['text.setString.created'],
    behaviour: creating(() => undefined),
  },
  {
    name: 'strings-created-in-capitals',
    sentence: 'The text of a string that is created is put in capitals.',
    breaks: ['text.setString.created'],
    behaviour: creating((book, group, name, items, now) =>
      book.write(
        group,
        name,
        items.map((item) => ({ ...item, value: item.value.toUpperCase() })),
        now,
      ),
    ),
  },
  {
    name: 'strings-created-elsewhere',
    sentence: 'The Location of a new string is that of all strings.',
    breaks: ['text.setString.created-location'],
    behaviour: { location: () => '/text/strings' },
  },
  {
    name: 'strings-created-at-group',
    sentence: 'The Location of a new string is that of its group.',
    breaks: ['text.setString.created-location'],
    response: changeHeaders((headers, { status }) => {
      const location = headers.get('location')
      if (status === 201 && location !== null)
        headers.set('location', location.replace(/\/strings\/.*$/, ''))
    }),
  },
  {
    name: 'strings-created-without-default',
    sentence: 'A string need not have a text that names no language.',
    breaks: ['text.setString.default-missing', 'text.languages.default-exists'],
    behaviour: ({ stringItems }) => ({
      stringItems(body, formats) {
        const items = stringItems(body, formats)
        const values: unknown = isObject(body) ? body['values'] : undefined
        if (items !== undefined || !Array.isArray(values)) return items
        const standing = { value: '' }
        const all = readItems({ values: [...(values as unknown[]), standing] }, formats)
        return all?.filter((item) => !sameItem(item, standing))
      },
    }),
  },
  {
    name: 'strings-created-under-refused-name',
    sentence: 'A string is created before it is found that it cannot have its name.',
    breaks: ['text.setString.name-invalid'],
    behaviour({ texts, isStringName }) {
      let create = (_name: string): void => undefined
      return {
        texts(given) {
          const book = texts(given)
          return {
            ...book,
            group(group) {
              create = (name) => book.write(group, name, [{ value: name }], 0)
              return book.group(group)
            },
          }
        },
        isStringName(name) {
          const isName = isStringName(name)
          if (!isName) create(name)
          return isName
        },
      }
    },
  },
  ...(
    [
      ['letter', 'begins with a letter', /^[A-Za-z][\w$]*$/],
      ['no-capital', 'begins with no capital letter', /^[a-z_][\w$]*$/],
      ['no-dollar', 'has no dollar sign', /^[A-Za-z_]\w*$/],
      ['no-underscore', 'has no underscore', /^[A-Za-z][A-Za-z0-9$]*$/],
      ['no-digit', 'has no digit', /^[A-Za-z_][A-Za-z_$]*$/],
    ] as const
  ).map(([name, sentence, form]): Defect => ({
    name: `strings-created-name-${name}`,
    sentence: `The name of a string ${sentence}.`,
    breaks: ['text.setString.name-accepted'],
    behaviour: { isStringName: (one) => form.test(one) },
  })),
  ...(
    [
      ['any', 'has any name', () => true],
      ['digit', 'may begin with a digit', (name) => /^\w[\w$]*$/.test(name)],
      ['hyphen', 'may have hyphens in it', (name) => /^[A-Za-z_][\w$-]*$/.test(name)],
      ['dollar', 'may begin with a dollar sign', (name) => /^[A-Za-z_$][\w$]*$/.test(name)],
      ['line-end', 'may end with a line end', (name) => /^[A-Za-z_][\w$]*\n?$/.test(name)],
    ] as const satisfies readonly (readonly [string, string, (name: string) => boolean])[]
  ).map(([name, sentence, isStringName]): Defect => ({
    name: `strings-created-name-${name}`,
    sentence: `The name of a string ${sentence}.`,
    breaks: ['text.setString.name-invalid'],
    behaviour: { isStringName },
  })),
]

export default defects
