import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

interface Memory {
  readonly seen: Map<string, JsonObject>
  readonly dismissed: Set<string>
}

const list = 'getActiveNotifications'

/** A list of several contexts that does not keep what a user did. */
const defect: Defect = {
  name: 'dismissed-beside-global',
  sentence:
    'What was dismissed is listed where its context is asked for together with another one.',
  breaks: ['notifications.dismissed.left-out'],
  response: remember(
    (): Memory => ({ seen: new Map(), dismissed: new Set() }),
    ({ seen, dismissed }, response, request, context) => {
      const { pathname, searchParams } = new URL(request.url)
      if (context.operation === 'dismissNotification' && response.status === 204)
        dismissed.add(pathname.split('/').at(-1) ?? '')
      return changeJson({ operations: [list], statuses: [200] }, (body) => {
        const { items } = body['_embedded'] as { readonly items: JsonObject[] }
        for (const one of items) seen.set(String(one['_id']), one)
        const isWide = searchParams.get('context')?.includes('|') ?? false
        const back = isWide ? [...seen].filter(([id]) => dismissed.has(id)) : []
        return { ...body, _embedded: { items: [...items, ...back.map(([, one]) => one)] } }
      })(response, request, context)
    },
  ),
}

export default defect
