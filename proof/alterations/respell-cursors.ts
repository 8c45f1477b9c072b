import { changeJson } from './change-json.js'
import type { Variation } from '../variation.js'

const lists = ['listAccounts', 'listEligibleAchAccounts']

/** Lets a bank write its cursors in another way, and read them again. */
export function respellCursors(spelling: {
  readonly write: (cursor: string) => string
  readonly read: (cursor: string) => string
}): Pick<Variation, 'request' | 'response'> {
  return {
    request(request, { operation }) {
      if (!lists.includes(operation ?? '')) return request
      const url = new URL(request.url)
      const start = url.searchParams.get('start')
      if (start === null) return request
      url.searchParams.set('start', spelling.read(start))
      return new Request(url, request)
    },
    response: changeJson({ operations: lists, statuses: [200] }, (body) => {
      const { start, nextPage_url: next } = body
      const changed = { ...body }
      if (typeof start === 'string' && start !== '') changed['start'] = spelling.write(start)
      if (typeof next === 'string') {
        const url = new URL(next)
        url.searchParams.set('start', spelling.write(url.searchParams.get('start') ?? ''))
        changed['nextPage_url'] = url.href
      }
      return changed
    }),
  }
}
