import type { Reply, IncomingRequest } from './other-text.js'

/** What the document leaves to a bank that keeps sessions. */
export interface SessionBehaviour {
  /** Answer to anyone who terminates what is not there. */
  readonly gone: number
  /** Answer to anyone who resumes what was terminated or never was; 201 starts a new session. */
  readonly lost: number
  /** Answer to anyone who resumes a session that has expired. */
  readonly expired: number
  readonly invalid: number
  /** Answer to a body that is sent under another media type; read all the same where there is none. */
  readonly otherMediaType?: number
  /** Whether a session that is started in the place of another one is known by the same token. */
  readonly sameToken?: true
  readonly open?: true
}

const problem = (status: number): Reply => ({
  status,
  body: { type: 'about:blank', status, problems: [{ title: 'No.' }] },
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
})

/** The sessions of another bank, as `otherText` is its text. */
export function otherSessions(ways: SessionBehaviour): (wish: IncomingRequest) => Reply {
  const live = new Map<string, boolean>()
  for (let at = 1; at <= 20; at += 1) live.set(`S/${at}==`, true)
  let started = 0
  return ({ method, path, header, body, admin }) => {
    const [, operation] = path
    if (path[0] === 'expire') {
      live.set((JSON.parse(body) as { session: string }).session, false)
      return { status: 204 }
    }
    if (!admin && !ways.open) return problem(header('authorization') === undefined ? 401 : 403)
    if (method !== 'POST') return problem(405)
    const json = (header('content-type') ?? '').startsWith('application/json')
    if (!json && ways.otherMediaType !== undefined) return problem(ways.otherMediaType)
    let said: { readonly sessionId?: unknown } | null
    try {
      said = JSON.parse(body) as typeof said
    } catch {
      return problem(400)
    }
    const token = said?.sessionId
    if (typeof token !== 'string') return problem(ways.invalid)
    const state = live.get(token)
    if (operation === 'terminatedCustomerSessions') {
      if (state === undefined && ways.gone >= 400) return problem(ways.gone)
      live.delete(token)
      return { status: 204 }
    }
    const status = state === undefined ? ways.lost : state ? 200 : ways.expired
    if (status >= 400) return problem(status)
    const sessionId = status === 200 || ways.sameToken ? token : `new ${(started += 1)}`
    live.set(sessionId, true)
    return { status, body: { sessionId, expiresIn: 900 } }
  }
}
