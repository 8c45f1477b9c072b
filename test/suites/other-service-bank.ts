import type { RequestListener } from 'node:http'
import { otherDefinitions, type DefinitionBehaviour } from './other-definitions.js'
import { otherInstitutions, type LocationBehaviour } from './other-institutions.js'
import { otherMessages, type MessageBehaviour } from './other-messages.js'
import { otherSessions, type SessionBehaviour } from './other-sessions.js'
import { refusal, type Reply, type IncomingRequest } from './other-text.js'

/** A bank with those interfaces whose ways are given. */
export interface ServiceBehaviour {
  readonly sessions?: SessionBehaviour
  readonly institutions?: LocationBehaviour
  readonly notifications?: Omit<DefinitionBehaviour, 'base'>
  readonly messages?: Omit<MessageBehaviour, 'base' | 'now'>
  /** What addresses that the bank gives begin with. */
  readonly base?: string
}

const challenged = (status: number): Reply => ({
  status,
  body: { type: '/problems/caller' },
  headers: { 'content-type': 'application/problem+json' },
})

/** Another bank with the interfaces that serve its staff and other services, written from the documents alone. */
export function otherServiceBank(ways: ServiceBehaviour, now: () => number): RequestListener {
  const { base = '/api' } = ways
  const sessions = ways.sessions && otherSessions(ways.sessions)
  const institutions = ways.institutions && otherInstitutions(ways.institutions)
  const definitions = ways.notifications && otherDefinitions({ ...ways.notifications, base })
  const messages = ways.messages && otherMessages({ ...ways.messages, base, now })
  return async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://bank')
    const path = pathname
      .replace(/^\/(?:api\/)?/, '')
      .split('/')
      .map(decodeURIComponent)
    const header = (name: string): string | undefined => request.headers[name]?.toString()
    const { method = '' } = request
    const token = header('authorization')?.replace('Bearer ', '') ?? ''
    const known =
      header('api-key') === 'key-of-other-bank' && /^(?:customer|admin)-of-other-bank$/.test(token)
    const admin = known && token.startsWith('admin')
    const body = Buffer.concat(chunks).toString()
    const wish: IncomingRequest = { method, path, query, header, admin, body }
    const answer = (): Reply => {
      if (sessions && ['system', 'expire'].includes(path[0] ?? '')) return sessions(wish)
      if (institutions) return known ? institutions(wish) : challenged(401)
      if (messages) return messages(wish)
      return definitions && known ? definitions(wish) : refusal(403)
    }
    const { status, body: said, headers = {} } = answer()
    const type = sessions || institutions || status >= 400 ? 'json' : 'hal+json'
    const content = said === undefined ? {} : { 'content-type': `application/${type}` }
    response.writeHead(status, { ...content, ...headers })
    response.end(said === undefined ? undefined : JSON.stringify(said))
  }
}
