import type { RequestListener } from 'node:http'
import { otherText, refusal, type Reply } from './other-text.js'
import { otherTransactions } from './other-transactions.js'

/**
 * Another bank with the HAL interfaces, written from the documents alone: plain JSON for errors, links from
 * the root of the interface, few members, 403 for a caller of text without a token. It conforms.
 */
export function otherHalBank(): RequestListener {
  const [text, transactions] = [otherText(), otherTransactions()]
  return async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bank')
    const path = pathname.split('/').slice(2).map(decodeURIComponent)
    const header = (name: string): string | undefined => request.headers[name]?.toString()
    const token = header('authorization')?.replace('Bearer ', '')
    const known = header('api-key') === 'key-of-other-bank' && /^(?:customer|admin)-of-other-bank$/
    const { method = '' } = request
    const wish = { method, path, query, header, body: Buffer.concat(chunks).toString() }
    const admin = token === 'admin-of-other-bank'
    const answer = (): Reply => {
      const open = pathname === '/api/text/resolved'
      if (!open && !(known && known.test(token ?? '')))
        return refusal(path[0] === 'text' ? 403 : 401)
      if (path[0] === 'text') return text({ ...wish, admin })
      // What svc:account of a transaction leads to.
      if (path[0] === 'banking') return { status: 200, body: { id: path[2] } }
      return path[0] === 'transactions' ? transactions({ ...wish, admin }) : refusal(404)
    }
    const { status, body, headers = {} } = answer()
    const type = status < 400 ? 'application/hal+json' : 'application/json'
    const content = body === undefined ? {} : { 'content-type': type }
    response.writeHead(status, { ...content, ...headers })
    response.end(
      typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    )
  }
}
