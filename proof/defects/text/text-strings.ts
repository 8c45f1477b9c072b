import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import type { TextString } from '../../../src/reference/text/text-store.js'

const one = { operations: ['getString'], statuses: [200] }
const list = { operations: ['getStrings'], statuses: [200] }
const written = { operations: ['setString'], statuses: [200, 201] }

const named = (name: string, sentence: string, ...breaks: readonly string[]) => ({
  name: `text-strings-${name}`,
  sentence,
  breaks,
})

/** Another view of the strings in the book. */
const seen =
  (look: (string: TextString) => TextString | undefined) =>
  ({ texts }: Behaviour): Partial<Behaviour> => ({
    texts(opened) {
      const book = texts(opened)
      return {
        ...book,
        strings: () => book.strings().flatMap((string) => look(string) ?? string),
        string(group, name) {
          const found = book.string(group, name)
          return found && look(found)
        },
      }
    },
  })

const changeItems = (change: (item: JsonObject) => JsonObject) =>
  changeJson(list, (body) => {
    const { items } = body['_embedded'] as { items: JsonObject[] }
    return { ...body, _embedded: { items: items.map(change) } }
  })

/** Strings as resources, read: what they say, and what is answered where there are none. */
const defects: readonly Defect[] = [
  {
    ...named(
      'named-by-the-service',
      'A new string is listed under a number.',
      'text.ids.client-chosen',
      'text.setString.listed',
      'text.setString.name-accepted',
      'text.getStrings.items-link-self',
    ),
    response: changeItems((item) =>
      /\d{3}/.test(String(item['name'])) ? { ...item, name: `string_${item['name']}` } : item,
    ),
  },
  {
    ...named('told-other-name', 'A new string calls itself by a number.', 'text.ids.client-chosen'),
    response: changeJson({ ...one, operations: ['getString', 'setString'] }, (body, _, { url }) =>
      /\d{3}$/.test(url) ? { ...body, name: 'string_1' } : body,
    ),
  },
  {
    ...named(
      'dangling-unreadable',
      'A string that refers to a group that is not there cannot be read.',
      'text.textString.name-is-id',
      'text.getStrings.items-link-self',
    ),
    behaviour: seen((string) =>
      string.items.some(({ value }) => value.includes('{{nowhere.')) ? undefined : string,
    ),
  },
  ...(
    [
      ['string', one],
      ['update', written],
    ] as const
  ).map(([name, where]) => ({
    ...named(`error-in-${name}`, 'A success has an empty error.', 'text.textString.no-error'),
    response: changeJson(where, (body) => ({ ...body, _error: {} })),
  })),
  {
    ...named(
      'error-in-list',
      'Each string of a list has an empty error.',
      'text.textString.no-error',
    ),
    response: changeItems((item) => ({ ...item, _error: {} })),
  },
  {
    ...named(
      'local-times',
      'modifiedAt is in the time zone of the bank.',
      'text.textString.modifiedAt-utc',
    ),
    behaviour: {
      modifiedAtTold: (at) => new Date(at + 7_200_000).toISOString().replace('Z', '+02:00'),
    },
  },
  {
    ...named(
      'local-times-when-set',
      'The answer to a write tells its time in the time zone of the bank.',
      'text.textString.modifiedAt-utc',
    ),
    response: changeJson(written, ({ modifiedAt, ...body }) => {
      const there = new Date(Date.parse(String(modifiedAt)) + 7_200_000)
      return { ...body, modifiedAt: there.toISOString().replace('Z', '+02:00') }
    }),
  },
  {
    ...named(
      'time-of-creation',
      'modifiedAt is the time of the creation.',
      'text.textString.modifiedAt-later',
    ),
    behaviour: ({ modifiedAt }) => ({
      modifiedAt: (before, now, body) => before ?? modifiedAt(before, now, body),
    }),
  },
  {
    ...named(
      'times-counted',
      'modifiedAt counts the updates of a new string, in seconds from 1970 on.',
      'text.textString.modifiedAt-later',
    ),
    behaviour: () => ({ modifiedAt: (before = 0) => before + 1000 }),
  },
  {
    ...named(
      'time-of-the-client',
      'modifiedAt is the time that the client sent.',
      'text.textString.modifiedAt-read-only',
    ),
    behaviour: ({ modifiedAt }) => ({
      modifiedAt(before, now, body) {
        const { modifiedAt: told } = body as { readonly modifiedAt?: string }
        return told === undefined ? modifiedAt(before, now, body) : Date.parse(told)
      },
    }),
  },
  {
    ...named(
      'counted-from-zero',
      'The count of strings is one too small.',
      'text.textStrings.whole',
    ),
    behaviour: ({ count }) => ({
      count: (page, operation) => count(page, operation) - (operation === 'getStrings' ? 1 : 0),
    }),
  },
  {
    ...named(
      'five',
      'A list of strings ends after five of them.',
      'text.textStrings.whole',
      'text.setString.listed',
    ),
    response: changeJson(list, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const kept = items.slice(0, 5)
      return { ...body, count: kept.length, _embedded: { items: kept } }
    }),
  },
  {
    ...named(
      'escaped',
      'The texts of a string are escaped for HTML.',
      'text.getStrings.items-agree',
      'text.setString.text-kept',
      'text.setString.value-kept',
      'text.setString.created',
    ),
    behaviour: ({ itemsShown }) => ({
      itemsShown: (items, operation) =>
        itemsShown(items, operation).map((item) =>
          operation === 'getString'
            ? { ...item, value: item.value.replaceAll('"', '&quot;') }
            : item,
        ),
    }),
  },
  {
    ...named(
      'default-only',
      'A list shows of each string its default.',
      'text.getStrings.items-agree',
      'text.setString.listed',
      'text.groups.of-strings',
    ),
    behaviour: ({ itemsShown }) => ({
      itemsShown(items, operation) {
        const shown = itemsShown(items, operation)
        return operation === 'getString'
          ? shown
          : shown.filter(({ language, format }) => language === undefined && format === undefined)
      },
    }),
  },
  {
    ...named('unknown-422', 'A string that is not there is invalid.', 'text.getString.unknown'),
    behaviour: { missingString: () => ({ status: 422, name: 'invalidTextString' }) },
  },
  {
    ...named('unknown-empty', 'A string that is not there has no items.', 'text.getString.unknown'),
    response: (response, { url }, { operation }) => {
      const { status, body, headers } = response
      const isMissing =
        operation === 'getString' && status === 404 && /strings\/assay\d+$/.test(url)
      if (!isMissing) return new Response(body, { status, headers })
      const others = { 'content-type': 'application/hal+json', etag: '"none"' }
      const links = '{"self":{"href":"/text/none"},"svc:group":{"href":"/text"}}'
      const listed =
        '"_id":"none","_profile":"https://profiles.bank.example/textString/1.0.0","modifiedAt":"2020-01-01T00:00:00Z"'
      return new Response(`{${listed},"values":[],"_links":${links}}`, { headers: others })
    },
  },
  {
    ...named(
      'unknown-group-400',
      'A string of a group that is not there is malformed.',
      'text.getString.unknown-group',
    ),
    behaviour: ({ missingGroup }) => ({
      missingGroup: (operation) =>
        operation === 'getString'
          ? { status: 400, name: 'malformedGroup' }
          : missingGroup(operation),
    }),
  },
]

export default defects
