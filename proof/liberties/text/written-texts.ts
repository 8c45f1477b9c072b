import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { TextItem } from '../../../src/reference/books/text.js'
import { changeHal } from '../../alterations/change-hal.js'
import { changeJson } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'
import { remember } from '../../alterations/remember.js'
import { sameItem } from '../../../src/reference/text/same-item.js'

const creation =
  'If-Match is required and must equal the current entity tag, but a string that is not there has none.'
const shape = 'Where malformed ends and invalid begins is not shown.'

const strings = (changed: (before: Behaviour) => Partial<Behaviour>): Liberty['behaviour'] =>
  changed

/** Answers with another status to what is refused; the error says so too. */
function refusing(
  meant: (status: number, operation: string | undefined, request: Request) => number | undefined,
): NonNullable<Liberty['response']> {
  return async (response, request, context) => {
    const status = meant(response.status, context.operation, request)
    if (status === undefined || status === response.status) return response
    const change = changeJson({}, ({ _error: error, ...body }) => ({
      ...body,
      _error: { ...(error as object), statusCode: status },
    }))
    const { body, headers } = await change(response, request, context)
    return new Response(body, { status, headers })
  }
}

const isWrite = (operation: string | undefined): boolean =>
  operation === 'setString' || operation === 'setFormat'

const untagged =
  (instead: number) =>
  (status: number, operation: string | undefined, { headers }: Request): number | undefined =>
    status === 412 && isWrite(operation) && !headers.has('if-match') ? instead : undefined

/** Larger than four of the longest values, of two bytes a character, and their names. */
const mostBytes = 65_536
const tooLarge = new WeakSet<Request>()

/** Other rules for writing strings and formats. */
const liberties: readonly Liberty[] = [
  {
    name: 'written-texts-halves-counted',
    sentence: 'A character beyond the basic plane counts as two of a value and of a description.',
    because: 'What counts as one character of a limit is not said.',
    behaviour: strings(({ stringItems, formatIn }) => ({
      stringItems(body, formats) {
        const items = stringItems(body, formats)
        return items?.some(({ value }) => value.length > 4096) ? undefined : items
      },
      formatIn(body, name) {
        const format = formatIn(body, name)
        return format !== undefined && format.description.length > 256 ? undefined : format
      },
    })),
  },
  {
    name: 'written-texts-created-with-any-tag',
    sentence: 'Creating a string takes If-Match, whatever it holds.',
    because: creation,
    behaviour: strings(({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        operation === 'setString' && current === undefined
          ? ifMatch !== undefined
          : mayWrite(ifMatch, current, operation),
    })),
  },
  {
    name: 'written-texts-created-with-asterisk',
    sentence: 'Creating a string takes an asterisk in If-Match.',
    because: creation,
    behaviour: strings(({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        operation === 'setString' && current === undefined
          ? ifMatch === '*'
          : mayWrite(ifMatch, current, operation),
    })),
  },
  {
    name: 'written-texts-never-created',
    sentence: 'No If-Match creates a string; strings come to be in another way.',
    because: creation,
    behaviour: strings(({ mayWrite }) => ({
      mayWrite: (ifMatch, current, operation) =>
        (operation !== 'setString' || current !== undefined) &&
        mayWrite(ifMatch, current, operation),
    })),
  },
  {
    name: 'written-texts-untagged-malformed',
    sentence: 'A write without If-Match is refused with 400.',
    because: 'A required header that is missing makes the request malformed.',
    response: refusing(untagged(400)),
  },
  {
    name: 'written-texts-untagged-invalid',
    sentence: 'A write without If-Match is refused with 422.',
    because: 'A required header that is missing makes the request invalid.',
    response: refusing(untagged(422)),
  },
  {
    name: 'written-texts-body-first',
    sentence: 'The body of a PUT is looked at before If-Match.',
    because: 'Which of several reasons a refusal names is not shown.',
    behaviour: { textChecks: () => ['body', 'conflict', 'precondition'] },
  },
  {
    name: 'written-texts-misshapen-malformed',
    sentence: 'A string or a format of the wrong shape is refused with 400.',
    because: shape,
    response: refusing((status, operation) =>
      status === 422 && isWrite(operation) ? 400 : undefined,
    ),
  },
  {
    name: 'written-texts-without-default-conflict',
    sentence: 'A string without a text that names no language is a conflict: 409.',
    because: 'It leaves out an item that must be there, or that the string has.',
    behaviour: strings(({ stringItems, omitsItem }) => ({
      stringItems(body, formats) {
        const { values } = (body ?? {}) as { readonly values?: unknown }
        if (!Array.isArray(values)) return stringItems(body, formats)
        const standing = { value: '' }
        const all = stringItems({ values: [...(values as unknown[]), standing] }, formats)
        return stringItems(body, formats) ?? all?.filter((item) => !sameItem(item, standing))
      },
      omitsItem: (before, after) =>
        !after.some((item) => sameItem(item, { value: '' })) || omitsItem(before, after),
    })),
  },
  {
    name: 'written-texts-last-of-two',
    sentence: 'Of two items for one language and format the last one is kept.',
    because: 'A string has one item for each; what becomes of a further one is not shown.',
    behaviour: strings(({ stringItems }) => ({
      stringItems(body, formats) {
        const { values } = (body ?? {}) as { readonly values?: readonly TextItem[] }
        const items = stringItems(body, formats)
        if (items !== undefined || !Array.isArray(values)) return items
        // Where it has no shape at all, it is refused.
        const given = (values as readonly (TextItem | null)[]).filter((one) => one !== null)
        if (given.length < values.length) return undefined
        const kept = given.filter(
          (one, index) =>
            typeof one.language !== 'string' ||
            given.findLastIndex((it) => sameItem(it, one)) === index,
        )
        return stringItems({ values: kept }, formats)
      },
    })),
  },
  {
    name: 'written-texts-wrong-names-not-found',
    sentence:
      'A string is not set under a name that none can have, nor in a group that is not there: 404.',
    because: '404 is among the statuses of the interface, for what is not there.',
    behaviour: strings(({ missingGroup }) => ({
      missingGroup: (operation) =>
        operation === 'setString'
          ? { status: 404, name: 'groupNotFound' }
          : missingGroup(operation),
    })),
    response: refusing((status, operation, { url }) =>
      status === 422 &&
      operation === 'setString' &&
      /\/strings\/[^A-Za-z_]|-/.test(new URL(url).pathname)
        ? 404
        : undefined,
    ),
  },
  {
    name: 'written-texts-languages-in-small-letters',
    sentence: 'Languages of items are kept in small letters.',
    because: 'Tags of languages know no letter case (RFC 3066, 2.1).',
    behaviour: strings(({ stringItems }) => ({
      stringItems: (body, formats) =>
        stringItems(body, formats)?.map((item) =>
          item.language === undefined ? item : { ...item, language: item.language.toLowerCase() },
        ),
    })),
  },
  {
    name: 'written-texts-items-in-other-order',
    sentence: 'The items of a string come in the order of their languages, the default last.',
    because: 'The order of the items is not shown.',
    behaviour: {
      itemsShown: (items) =>
        items.toSorted((one, other) => ((one.language ?? '~') < (other.language ?? '~') ? -1 : 1)),
    },
  },
  {
    name: 'written-texts-items-in-any-order',
    sentence:
      'The items of a string come in an order that differs each time, under one entity tag.',
    because: 'The order of the items is not shown.',
    response: remember(
      () => ({ shown: 0 }),
      (memory, ...told) =>
        changeHal({ statuses: [200, 201] }, (resource) => {
          const { values } = resource
          if (!Array.isArray(values)) return resource
          memory.shown += 1
          const turned = memory.shown % values.length || 0
          return { ...resource, values: [...values.slice(turned), ...values.slice(0, turned)] }
        })(...told),
    ),
  },
  {
    name: 'written-texts-hidden-from-others',
    sentence: 'A caller without administrative rights is told that there is nothing to write: 404.',
    because:
      'Setting a string is limited to administrative use; how others are refused is not shown.',
    response: refusing((status, operation) =>
      status === 403 && operation === 'setString' ? 404 : undefined,
    ),
  },
  {
    name: 'written-texts-at-most-64-kilobytes',
    sentence: 'A body of more than 64 kilobytes is refused with 413.',
    because:
      'A value has at most 4096 characters; how many there may be, and how large a body, is not said.',
    async request(request, { operation }) {
      if (!isWrite(operation)) return request
      const body = await request.clone().text()
      if (Buffer.byteLength(body) <= mostBytes) return request
      tooLarge.add(request)
      return new Request(request, { method: 'PUT', body: '{}' })
    },
    response: (response, request) =>
      tooLarge.has(request) ? refused(413, 'The body is too large.') : response,
  },
  {
    name: 'written-texts-unchanged-as-before',
    sentence:
      'An update with what is there already is none: the string keeps its time and its tag.',
    because: 'A string that is as it was before was not modified.',
    behaviour: strings(({ texts }) => ({
      texts(opened) {
        const book = texts(opened)
        return {
          ...book,
          write(group, name, items, modifiedAt) {
            const before = JSON.stringify(book.string(group, name)?.items)
            if (before !== JSON.stringify(items)) book.write(group, name, items, modifiedAt)
          },
        }
      },
    })),
  },
  {
    name: 'written-texts-modified-unsaid',
    sentence: 'No string says when it was modified.',
    warns: ['text.textString.modifiedAt.present'],
    because: 'modifiedAt is not required.',
    response: changeJson(
      { operations: ['getString', 'setString', 'getStrings'], statuses: [200, 201] },
      (body) => {
        const { modifiedAt: _left, _embedded: embedded, ...rest } = body
        const { items, ...others } = (embedded ?? {}) as { items?: { modifiedAt?: string }[] }
        const bare = items?.map(({ modifiedAt: _none, ...item }) => item)
        return embedded === undefined
          ? rest
          : { ...rest, _embedded: { ...others, ...(bare && { items: bare }) } }
      },
    ),
  },
]

export default liberties
