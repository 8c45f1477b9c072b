import type { Operation } from '../../src/contract/operation.js'
import type { JsonObject } from '../alterations/change-json.js'
import type { Defect } from '../defect.js'
import { alterBodies } from './alter-bodies.js'
import { alterRequests } from './alter-requests.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { isLater, itemsOf, withItems } from './page.js'
import { testedLaw } from './tested-law.js'
import { withMemory } from './with-memory.js'

const laws = ['cursor-paging', 'offset-paging-whole'] as const

/** Loses an item at the border between two pages, or tells it on both of them. */
export const pageBorder: Operator = (contract) =>
  laws
    .flatMap((law) => testedLaw(contract, law).map((one) => ({ ...one, law })))
    .flatMap(({ id, aspect, operation, law }): readonly Defect[] => {
      if (aspect === 'nothing-missing')
        return [
          {
            name: defectName('page-border-lost', id),
            sentence: `At the border between two pages of ${operation.id} an item is lost.`,
            breaks: [id],
            response: alterBodies([operation], (page, { request }) =>
              isLater(request) ? withItems(page, (itemsOf(page) ?? []).slice(1)) : undefined,
            ),
          },
        ]
      if (aspect !== 'nothing-twice') return []
      return [
        {
          name: defectName('page-border-doubled', id),
          sentence: `Each page of ${operation.id} begins with the item that the one before ended with.`,
          breaks: [id],
          ...(law === 'cursor-paging' ? doubledByCursor(operation) : doubledByNumber(operation)),
        },
      ]
    })

/** A page that starts one item too early, and says that it starts where it should. */
function doubledByNumber(operation: Operation): Pick<Defect, 'request' | 'response'> {
  return {
    request: alterRequests(operation, (request) =>
      isLater(request) ? moved(request, 'start', -1) : undefined,
    ),
    response: alterBodies([operation], (page, { request }) =>
      isLater(request) && typeof page['start'] === 'number'
        ? { ...page, start: page['start'] + 1 }
        : undefined,
    ),
  }
}

/** A page that has room for one item less, and begins with the one that the page before ended with. */
function doubledByCursor(operation: Operation): Pick<Defect, 'request' | 'response'> {
  const memory = withMemory(() => new Map<string, JsonObject>())
  const most = Number(operation.parameters.find(({ name }) => name === 'limit')?.schema['maximum'])
  /** Whether a request is one for a later page of more than one item; one of too many stays refused. */
  const shrinks = (request: Request): boolean => {
    const limit = Number(new URL(request.url).searchParams.get('limit'))
    return isLater(request) && limit > 1 && !(limit > most)
  }
  return {
    request: alterRequests(operation, (request) =>
      shrinks(request) ? moved(request, 'limit', -1) : undefined,
    ),
    response: (response, asked, context) => {
      const last = memory(context)
      return alterBodies([operation], (page, { request }) => {
        const items = itemsOf(page) ?? []
        const next = String(page['nextPage_url'] ?? '')
        const [here, end] = [last.get(placeOf(new URL(request.url))), items.at(-1)]
        const restored = shrinks(request) ? { ...page, ...enlarged(page, next) } : page
        if (next !== '' && end !== undefined) last.set(placeOf(new URL(next, request.url)), end)
        if (restored === page) return undefined
        return here === undefined ? restored : withItems(restored, [here, ...items])
      })(response, asked, context)
    },
  }
}

/** Where a page stands in its list: another filter has the same cursors. */
function placeOf({ searchParams }: URL): string {
  const query = [...searchParams].filter(([name]) => name !== 'limit')
  return JSON.stringify(query.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function moved(request: Request, name: string, by: number): Request {
  const url = new URL(request.url)
  const value = Number(url.searchParams.get(name))
  if (Number.isInteger(value)) url.searchParams.set(name, String(value + by))
  return new Request(url, request)
}

/** The limit that was requested, in the page and in its link to the next one. */
function enlarged({ limit }: JsonObject, next: string): JsonObject {
  const told = typeof limit === 'number' ? { limit: limit + 1 } : {}
  if (!/[?&]limit=\d+/.test(next)) return told
  const link = next.replace(/([?&]limit=)(\d+)/, (_, name, size) => `${name}${Number(size) + 1}`)
  return { ...told, nextPage_url: link }
}
