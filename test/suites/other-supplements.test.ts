import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { loadContract } from '../../src/contract/load-contract.js'
import { packageRoot } from '../../src/package-root.js'
import { createBank } from '../../src/reference/create-bank.js'
import { loadSuites } from '../../src/run/load-suites.js'
import { bankTransport } from '../../src/cli/bank-transport.js'
import { hurriedClock } from '../exchange/hurried-clock.js'
import { certifyTarget } from './certify-target.js'

test.setTimeout(120_000)

const inApp = '/api/notifications'
interface Entry {
  readonly _id: string
  readonly contextUri?: string
  readonly message: { readonly text: string }
  readonly read: boolean
}

/** The reference bank behind addresses and documents of another one. */
async function translated(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url)
  if (!pathname.startsWith('/api/inbox/')) return fetch(request)
  const ask = (method: string, path: string, body?: object): Promise<Response> => {
    const headers = new Headers(request.headers)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    return fetch(new Request(`${origin}${path}`, { method, headers, ...sent }))
  }
  const as = async (asked: Promise<Response>, status: number): Promise<Response> => {
    const answer = await asked
    return answer.ok ? new Response(null, { status }) : answer
  }
  const entry = encodeURIComponent(searchParams.get('entry') ?? pathname.split('/')[4] ?? '')
  switch (`${request.method} ${pathname.split('/')[3]}`) {
    case 'POST entries': {
      const { template, to, about } = JSON.parse(await request.text())
      const { href: contextUri, id: contextId, pattern: contextUriTemplate } = about
      const path = `${inApp}/definitions/${encodeURIComponent(template)}/notifications`
      return as(ask('POST', path, { users: [to], contextUri, contextId, contextUriTemplate }), 202)
    }
    case 'GET entries': {
      const answer = await ask('GET', `${inApp}/activeNotifications`)
      if (!answer.ok) return answer
      const { _embedded: list } = (await answer.json()) as { _embedded: { items: Entry[] } }
      return Response.json({
        items: list.items.map(({ _id: key, contextUri: href, message: { text }, read }) => ({
          key,
          body: text,
          seenAt: read ? '2026-11-22T02:00:00Z' : null,
          about: href === undefined ? undefined : { href },
        })),
      })
    }
    case 'POST discarded':
      return as(ask('DELETE', `${inApp}/activeNotifications/${entry}`), 200)
    case 'PUT seen':
      return as(ask('PUT', `${inApp}/activeNotifications/${entry}/read`), 200)
    default: {
      const template = encodeURIComponent(searchParams.get('template') ?? '')
      return as(ask('DELETE', `${inApp}/definitions/${template}`), 200)
    }
  }
}

test('A bank that describes notifications in its own way is followed there', async () => {
  const clock = hurriedClock()
  const bank = createBank({ clock: clock.now })
  const path = join(packageRoot, 'test', 'suites', 'other-supplement.yaml')
  const supplements = { notifications: [{ path, shown: 'other-supplement.yaml' }] }
  const run = await certifyTarget('http://bank.example/api', {
    contract: loadContract({ interfaces: ['notifications'], supplements }),
    suites: await loadSuites(['notifications']),
    clock,
    transport: bankTransport({
      headerName: bank.headerName,
      fetch: (request) => translated(async (one) => bank.fetch(one), request),
    }),
  })
  const of = (verdict: string) =>
    run.requirements
      .filter((one) => one.verdict === verdict)
      .map(({ id, because }) => `${id}: ${because}`)
  expect(of('fail')).toEqual([])
  expect(of('error')).toEqual([])
  expect(run.notes.filter((note) => note.includes('stays'))).toEqual([])
  const passed = run.requirements.flatMap(({ id, verdict }) => (verdict === 'pass' ? [id] : []))
  expect(passed).toEqual(
    expect.arrayContaining(
      [
        'instances.created',
        'active.listed',
        'active.own-only',
        'instances.message',
        'message.placeholders',
        'instances.context-kept',
        'dismissNotification.done',
        'dismissed.left-out',
        'markNotificationAsRead.done',
        'markNotificationAsRead.missing-refused',
        'read.marked',
        'createNotifications.missing-refused',
        'createNotifications.bare-identifiers-refused',
        'createNotifications.administrative',
        'deleteDefinition.administrative',
        'dismissNotification.wrong-token',
      ].map((id) => `notifications.${id}`),
    ),
  )
})
