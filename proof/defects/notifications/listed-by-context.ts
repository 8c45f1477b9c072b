import type { JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

interface Listed {
  readonly item: JsonObject
  readonly user: string
  /** Operations that were carried out on it. */
  readonly done: Set<string>
}

const list = 'getActiveNotifications'

const contextsOf = (url: string): readonly string[] =>
  new URL(url).searchParams.getAll('context').flatMap((one) => one.split('|'))

/**
 * Lists notifications besides that were listed before.
 *
 * @param isAdded whether one is, given who asks and for which contexts
 */
const adding = (
  isAdded: (one: Listed, user: string, contexts: readonly string[]) => boolean,
): NonNullable<Defect['response']> =>
  remember(
    () => new Map<string, Listed>(),
    async (known, response, { url, headers }, { operation = '' }) => {
      if (!response.ok) return response
      for (const [id, { done }] of known) if (url.includes(id)) done.add(operation)
      if (operation !== list) return response
      const user = headers.get('authorization') ?? ''
      const page = (await response.json()) as JsonObject
      const embedded = page['_embedded'] as { items: JsonObject[] }
      for (const item of embedded.items) {
        const id = String(item['_id'])
        // One of a global definition is everyone's.
        if (!known.has(id) && !id.includes('-of-')) known.set(id, { item, user, done: new Set() })
      }
      const shown = new Set(embedded.items.map((item) => item['_id']))
      const more = [...known.values()].filter(
        (one) => !shown.has(one.item['_id']) && isAdded(one, user, contextsOf(url)),
      )
      embedded.items.push(...more.map(({ item }) => item))
      return new Response(JSON.stringify(page), response)
    },
  )

const row = (
  name: string,
  sentence: string,
  broken: string,
  isAdded: Parameters<typeof adding>[0],
): Defect => ({
  name: `listed-by-context-${name}`,
  sentence,
  breaks: [broken],
  response: adding(isAdded),
})

const isOwn = ({ user }: Listed, asking: string): boolean => user === asking

/** What each list of notifications leaves out, and one that is asked for otherwise does not. */
const defects: readonly Defect[] = [
  row(
    'of-others',
    'Where two contexts are asked for, the notifications of others are listed for the last one.',
    'notifications.active.own-only',
    (one, user, contexts) => !isOwn(one, user) && contexts.length > 1 && contexts[1] !== 'global',
  ),
  row(
    'dismissed',
    'Where no context is asked for, those are listed that were dismissed.',
    'notifications.dismissed.left-out',
    (one, user, contexts) =>
      isOwn(one, user) && contexts.length === 0 && one.done.has('dismissNotification'),
  ),
  row(
    'expired',
    'Where two contexts are asked for, those are listed that expired.',
    'notifications.expireNotification.gone',
    (one, user, contexts) =>
      isOwn(one, user) && contexts.length > 1 && one.done.has('expireNotification'),
  ),
  row(
    'deleted',
    'Where no context is asked for, those are listed that were deleted.',
    'notifications.deleteNotification.gone',
    (one, user, contexts) =>
      isOwn(one, user) && contexts.length === 0 && one.done.has('deleteInAppNotification'),
  ),
]

export default defects
