import { callAs, isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['updateDefinition', 'update', 'notifications.updateDefinition.administrative'],
  ['expireDefinition', 'expire', 'notifications.expireDefinition.administrative'],
  ['deleteDefinition', 'delete', 'notifications.deleteDefinition.administrative'],
] as const

/** Identifiers of the global definitions of a bank, which is known by its clock. */
const globalOf = new WeakMap<() => number, Set<string>>()

/** Whose definition it is, is looked at, and one that is for all customers is no one's. */
const defects: readonly Defect[] = rows.map(([operation, verb, row]) => ({
  name: `global-by-customers-${verb}`,
  sentence: `Customers may ${verb} definitions that are for all customers.`,
  breaks: [row],
  async response(response, _request, { operation: asked, now }) {
    if (asked !== 'createGlobalDefinition' || !response.ok) return response
    const { _id: id } = (await response.clone().json()) as { _id: string }
    globalOf.set(now, (globalOf.get(now) ?? new Set()).add(id))
    return response
  },
  request: (request, { operation: asked, now }) =>
    asked === operation &&
    isBy(request, 'CUSTOMER') &&
    [...(globalOf.get(now) ?? [])].some((id) => request.url.includes(id))
      ? callAs(request, 'ADMIN')
      : request,
}))

export default defects
