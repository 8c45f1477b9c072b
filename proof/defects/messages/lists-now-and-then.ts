import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

/** One of so many such lists is wrong. */
const often = 5

const hour = 3_600_000

/** Without all but one of what is older than an hour: what scenarios made themselves stays. */
const withoutOld: Parameters<typeof changeJson>[1] = (page, _response, _request, { now }) => {
  const { items = [] } = page['_embedded'] as { readonly items?: JsonObject[] }
  const kept = items.filter(
    ({ createdAt }, index) => index === 0 || now() - Date.parse(String(createdAt)) < hour,
  )
  const count = Number(page['count']) - items.length + kept.length
  return { ...page, count, _embedded: { items: kept } }
}

const operation = 'getPullNotifications'
const lessen = changeJson({ operations: [operation], statuses: [200] }, withoutOld)

/** A list that lacks something now and then, and is right when it is read again. */
const defect: Defect = {
  name: 'lists-now-and-then-subscription',
  sentence: 'Every fifth list of one subscription lacks old notifications.',
  breaks: ['messages.getPullNotifications.by-subscription'],
  response: remember(
    () => new Map<string, number>(),
    (memory, response, request, context) => {
      const { search } = new URL(request.url)
      if (context.operation !== operation || !/^\?subscription=[\w-]+$/.test(search))
        return response
      const asked = (memory.get(search) ?? 0) + 1
      memory.set(search, asked)
      return asked % often === 0 ? lessen(response, request, context) : response
    },
  ),
}

export default defect
