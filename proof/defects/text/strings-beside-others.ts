import type { Behaviour } from '../../../src/reference/behaviour.js'
import { keysIn } from '../../../src/reference/text/keys-in.js'
import { type Key, readKey } from '../../../src/reference/text/read-key.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { defectOf } from '../../alterations/defect-of.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('strings-beside-others')

/** Another notion of what leads back to a string. */
const circling =
  (isToo: (text: string, key: { readonly group: string; readonly name: string }) => boolean) =>
  ({ isCircular }: Behaviour): Partial<Behaviour> => ({
    isCircular: (key, items, book) =>
      isCircular(key, items, book) || items.some(({ value }) => isToo(value, key)),
  })

/** Where the references in a text lead that name a string of this name. */
const namesakesIn = (text: string, name: string): readonly Key[] =>
  keysIn(text)
    .flatMap((key) => readKey(key) ?? [])
    .filter((to) => to.name === name)

const itemsOf = (body: JsonObject): readonly JsonObject[] =>
  (body['_embedded'] as { items: JsonObject[] }).items

/**
 * A list of copies: each item as it was when it was listed for the first time. Their entity tag stays with them.
 *
 * @param write an operation; who used it gets no copies
 */
const ofCopies = (operation: string, write?: string): NonNullable<Defect['response']> =>
  remember(
    () => ({
      copies: new Map<string, JsonObject>(),
      tags: new Map<string, string>(),
      writers: new Set<string | null>(),
    }),
    async ({ copies, tags, writers }, response, request, context) => {
      const caller = request.headers.get('Authorization')
      if (context.operation === write) writers.add(caller)
      if (writers.has(caller)) return response
      const copied = await changeJson({ operations: [operation], statuses: [200] }, (body) => {
        const items = itemsOf(body).map((item) => {
          const key = new URL(request.url).pathname + String(item['name'])
          if (!copies.has(key)) copies.set(key, item)
          return copies.get(key) ?? item
        })
        return { ...body, _embedded: { items } }
      })(response, request, context)
      const list = operation === context.operation ? await copied.clone().text() : ''
      const tag = copied.headers.get('ETag')
      if (list === '' || tag === null) return copied
      const first = tags.get(list) ?? tag
      tags.set(list, first)
      copied.headers.set('ETag', first)
      return copied
    },
  )

const twice = (operation: string): NonNullable<Defect['response']> =>
  changeJson({ operations: [operation], statuses: [200] }, (body) => {
    const items = itemsOf(body)
    const all = [...items, ...items.slice(0, 1)]
    return { ...body, count: all.length, limit: all.length, _embedded: { items: all } }
  })

/** Groups of strings that are found in the others as well. */
const homes: Readonly<Record<string, string>> = {
  bankName: 'common',
  greeting: 'welcome',
  confirm: 'transfers',
  back: 'transfers.review',
}

/** Strings and formats that are mixed up with others, or shown otherwise among others than alone. */
const defects: readonly Defect[] = [
  {
    name: 'strings-beside-others-none-listed',
    sentence: 'No list of a group holds any string.',
    breaks: ['text.setString.listed'],
    response: changeJson({ operations: ['getStrings'], statuses: [200] }, (body) => ({
      ...body,
      count: 0,
      _embedded: { items: [] },
    })),
  },
  {
    name: 'strings-beside-others-of-copies',
    sentence: 'The strings of a group are listed as they were when they were listed first.',
    breaks: ['text.setString.listed'],
    response: ofCopies('getStrings'),
  },
  {
    name: 'strings-beside-others-formats-of-copies',
    sentence: 'Formats are listed as they were when they were listed first.',
    breaks: ['text.setFormat.listed'],
    response: ofCopies('getFormats'),
  },
  {
    name: 'strings-beside-others-formats-of-copies-for-customers',
    sentence: 'Only administrators are told of a format that was set.',
    breaks: ['text.setFormat.listed'],
    response: ofCopies('getFormats', 'setFormat'),
  },
  {
    name: 'strings-beside-others-twice',
    sentence: 'The first string of a group is listed twice.',
    breaks: ['text.textStrings.whole'],
    response: twice('getStrings'),
  },
  {
    name: 'strings-beside-others-formats-twice',
    sentence: 'The first format is listed twice.',
    breaks: ['text.formats.whole'],
    response: twice('getFormats'),
  },
  planted(
    'namesakes',
    'Setting a string sets those of its name in other groups as well.',
    ['text.setString.others-unchanged', 'text.setString.text-kept', 'text.resolved.value-kept'],
    writesAsWell((one, { name }) => one.name === name),
  ),
  planted(
    'longer-names',
    'Setting a string sets those of its group whose names begin with its name as well.',
    ['text.setString.others-unchanged'],
    writesAsWell((one, { group, name }) => one.group === group && one.name.startsWith(name)),
  ),
  planted(
    'deleted-by-beginning',
    'A string is deleted together with those of its group whose names begin with its name.',
    ['text.setString.created'],
    ({ texts }) => ({
      texts(book) {
        const opened = texts(book)
        return {
          ...opened,
          erase(group, name) {
            for (const one of opened.strings())
              if (one.group === group && one.name.startsWith(name)) opened.erase(group, one.name)
          },
        }
      },
    }),
  ),
  planted(
    'all-formats',
    'Setting a format sets the description of every format.',
    'text.setFormat.others-unchanged',
    ({ texts }) => ({
      texts(book) {
        const opened = texts(book)
        return {
          ...opened,
          writeFormat({ description, name }) {
            opened.writeFormat({ name, description })
            for (const one of opened.formats()) opened.writeFormat({ ...one, description })
          },
        }
      },
    }),
  ),
  {
    name: 'strings-beside-others-any-group',
    sentence: 'A string is found in every group, whichever has it.',
    breaks: ['text.getString.unknown'],
    request: (request, { operation }) => {
      const home = homes[request.url.replace(/.*\//, '')]
      if (operation !== 'getString' || home === undefined) return request
      return new Request(request.url.replace(/groups\/[^/]+/, `groups/${home}`), request)
    },
  },
  planted(
    'circle-when-created',
    'Whether a string leads back to itself is looked at when it is updated.',
    'text.setString.circular-created',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        book.string(key.group, key.name) !== undefined && isCircular(key, items, book),
    }),
  ),
  planted(
    'circle-first-reference',
    'Only the first reference in a text is looked at for whether it leads back.',
    'text.setString.circular-itself',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.map((item) => ({ ...item, value: `{{${keysIn(item.value)[0] ?? ''}}}` })),
          book,
        ),
    }),
  ),
  planted(
    'circle-of-formats',
    'Texts for formats are not looked at for whether they lead back.',
    'text.setString.circular-itself',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(
          key,
          items.filter(({ format }) => format === undefined),
          book,
        ),
    }),
  ),
  planted(
    'circle-without-group',
    'The name of the string without its group is taken for a reference to it.',
    'text.setString.not-circular',
    circling((text, { name }) => text.includes(`{{${name}}}`)),
  ),
  planted(
    'circle-of-longer-name',
    'A reference that begins as the key of the string is taken for one to it.',
    'text.setString.not-circular',
    circling((text, { group, name }) => text.includes(`{{${group}.${name}`)),
  ),
  planted(
    'circle-of-namesake',
    'A reference to the name of the string in another group is taken for one to it.',
    'text.setString.not-circular',
    circling((text, { name }) => text.includes(`.${name}}}`)),
  ),
  planted(
    'circle-of-known-namesake',
    'A string of the same name in another group, if it is there, is taken for the string itself.',
    'text.setString.not-circular',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(key, items, book) ||
        items.some(({ value }) =>
          namesakesIn(value, key.name).some((to) => book.string(to.group, to.name) !== undefined),
        ),
    }),
  ),
  planted(
    'circle-through-namesake',
    'References that lead back are not followed through strings of the same name.',
    'text.setString.circular-through-group',
    ({ isCircular }) => ({
      isCircular: (key, items, book) =>
        isCircular(key, items, {
          ...book,
          string: (group, name) =>
            name === key.name && group !== key.group ? undefined : book.string(group, name),
        }),
    }),
  ),
]

interface Named {
  readonly group: string
  readonly name: string
}

/** Writes other strings together with the one that is set. */
function writesAsWell(
  isWritten: (one: Named, set: Named) => boolean,
): NonNullable<Defect['behaviour']> {
  return ({ texts }) => ({
    texts(book) {
      const opened = texts(book)
      return {
        ...opened,
        write(group, name, items, at) {
          for (const one of opened.strings())
            if (isWritten(one, { group, name })) opened.write(one.group, one.name, items, at)
          opened.write(group, name, items, at)
        },
      }
    },
  })
}

export default defects
