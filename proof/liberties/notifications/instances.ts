import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

const shapes = 'What the operations on notifications take and answer is not shown.'
const listing = 'What is listed without a context, and in which order, is not shown.'

const liberty = (
  name: string,
  sentence: string,
  because: string,
  behaviour: NonNullable<Liberty['behaviour']>,
): Liberty => ({ name: `instances-${name}`, sentence, because, behaviour })

/** A refusal of notifications with this status, whatever for. */
const refusedWith =
  (status: number) =>
  ({ creationRefusal }: Behaviour): Partial<Behaviour> => ({
    creationRefusal: (fault) => [status, creationRefusal(fault)[1]],
  })

const inPage = 3

function inPages(list: JsonObject, _: Response, { url }: Request): JsonObject {
  const { items } = list['_embedded'] as { items: JsonObject[] }
  const address = new URL(url)
  const start = Number(address.searchParams.get('from') ?? 0)
  address.searchParams.set('from', String(start + inPage))
  const next = start + inPage < items.length ? { next: { href: address.href } } : {}
  return {
    ...list,
    _links: { ...(list['_links'] as JsonObject), ...next },
    _embedded: { items: items.slice(start, start + inPage) },
  }
}

const liberties: readonly Liberty[] = [
  {
    name: 'instances-in-pages',
    sentence: 'Active notifications come in pages of three, each with a link to the next one.',
    because: shapes,
    response: changeJson({ operations: ['getActiveNotifications'], statuses: [200] }, inPages),
  },
  {
    name: 'instances-errors-without-type',
    sentence: 'Errors about notifications tell no type.',
    because: 'A 422 answer may carry the types; none is required.',
    response: changeJson({ statuses: [404, 422] }, ({ _error: error, ...body }) => {
      if (error === undefined) return body
      const { type: _, ...rest } = error as JsonObject
      return { ...body, _error: rest }
    }),
  },
  liberty(
    'refused-as-malformed',
    'What notifications cannot be created from is refused with 400.',
    shapes,
    refusedWith(400),
  ),
  liberty(
    'refused-as-missing',
    'What notifications cannot be created from is refused with 404.',
    shapes,
    refusedWith(404),
  ),
  liberty(
    'missing-untyped',
    'What is missing is a resource that is not found, be it a definition or a notification.',
    '404 tells of a missing resource; that it carries one of the error types is not said.',
    ({ creationRefusal }) => ({
      creationRefusal: (fault) =>
        fault === 'missing' ? [404, 'resourceNotFound'] : creationRefusal(fault),
      missingNotification: () => ({ status: 404, name: 'resourceNotFound' }),
    }),
  ),
  liberty(
    'placeholders-of-words',
    'Placeholders have names of letters, digits and underlines; what else stands in braces stays.',
    'What a name of a placeholder is made of is not shown.',
    {
      textOf: (text, values) =>
        text.replaceAll(/\{(\w+)\}/g, (written, name: string) => values[name] ?? written),
    },
  ),
  liberty(
    'templates-by-context',
    'A definition that is given no template gets that of its context.',
    'Where a definition has its template from is not said.',
    ({ definitionIn }) => ({
      definitionIn(body, operation) {
        const content = definitionIn(body, operation)
        const contextUriTemplate = 'https://bank.example/api/contexts/{contextId}'
        return content && { contextUriTemplate, ...content }
      },
    }),
  ),
  liberty(
    'listed-late',
    'A notification is listed a moment after it was created.',
    'When it is listed is not said.',
    ({ notifications }, timer) => ({
      notifications(book) {
        const before = notifications(book)
        const waiting = new Set<string>()
        return {
          ...before,
          all: () => before.all().filter(({ id }) => !waiting.has(id)),
          add(notification) {
            const added = before.add(notification)
            waiting.add(added.id)
            timer(40, () => waiting.delete(added.id))
            return added
          },
        }
      },
    }),
  ),
  liberty(
    'read-when-listed',
    'A notification counts as read as soon as it is listed.',
    'What a read marker tells before anything is marked is not shown.',
    () => ({ readShown: () => true }),
  ),
  liberty('global-unasked', 'Global notifications are always listed.', listing, () => ({
    globalShown: ({ expired }) => !expired,
  })),
  liberty('none-unasked', 'Nothing is listed unless a context is asked for.', listing, () => ({
    inContexts: ({ contextName }, wanted) => wanted.includes(contextName),
  })),
  liberty(
    'user-is-all',
    'The context user stands for all notifications of the user.',
    'What the context user means is not said.',
    () => ({
      inContexts: ({ contextName }, wanted) =>
        wanted.length === 0 || wanted.includes('user') || wanted.includes(contextName),
    }),
  ),
  liberty(
    'gone-with-definition',
    'Notifications of a definition that has expired are not active.',
    'What becomes of them is not said.',
    ({ isActive }) => ({
      isActive: (isDismissed, definition) =>
        !definition.expired && isActive(isDismissed, definition),
    }),
  ),
  liberty(
    'checked-in-another-order',
    'A request is found to be about an expired definition before it is found to be about a global one.',
    'In which order reasons to refuse are found is not said.',
    ({ creationChecks }) => ({ creationChecks: () => creationChecks().toReversed() }),
  ),
  {
    name: 'instances-contexts-by-two',
    sentence: 'Active notifications of more than two contexts at once are asked for in vain.',
    because: 'Of contexts that are asked for together, global|user alone is shown.',
    response: (response, { url }) => {
      const { pathname, searchParams } = new URL(url)
      const wanted = searchParams.get('context')?.split('|') ?? []
      return pathname.endsWith('/activeNotifications') && wanted.length > 2
        ? refused(400, 'Ask for one or two contexts.')
        : response
    },
  },
  {
    name: 'instances-newest-first',
    sentence: 'The newest notification is listed first, and says more of itself.',
    because: `${listing} ${shapes}`,
    response: changeJson(
      { operations: ['getActiveNotifications'], statuses: [200] },
      ({ _embedded: embedded, ...body }) => {
        const { items = [] } = (embedded ?? {}) as { items?: JsonObject[] }
        const more = items.map((one) => ({ ...one, dismissed: false, expiresAt: null }))
        return { ...body, count: items.length, _embedded: { items: more.toReversed() } }
      },
    ),
  },
]

export default liberties
