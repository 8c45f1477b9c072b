import { expect, test } from '@playwright/test'
import { logInAtBank } from '../../src/login/log-in-at-bank.js'
import type { AuthorizationBehaviour } from '../../src/reference/authorization/authorization-behaviour.js'
import { bankSecrets } from '../../src/reference/bank-secrets.js'
import { createBank } from '../../src/reference/create-bank.js'
import type { LoginRecord } from '../../src/terms/login-record.js'
import { readLoginRecords } from '../../src/terms/login-record.js'

const logIn = (decisions: Partial<AuthorizationBehaviour>) =>
  logInAtBank(createBank({ decideAuthorization: (own) => ({ ...own, ...decisions }) }), {
    baseUrl: 'http://127.0.0.1:4010/api',
    clientId: 'assay',
    password: bankSecrets.REFERENCE_BANK_PASSWORD,
    clock: () => Date.UTC(2026, 0, 1),
  })

const honest = {
  actor: 'customer',
  at: '2026-01-01T00:00:00.000Z',
  members: ['access_token', 'token_type', 'expires_in', 'refresh_token'],
  renewal: 'renewed',
  madeUpCode: 'refused',
}

type Answer = AuthorizationBehaviour['tokenAnswer']
/** Answers to a refresh token in another way. */
const toRefresh =
  (answer: () => Response): Answer =>
  (own, type) =>
    type === 'refresh_token' ? answer() : own
/** Answers to a code that is not known in another way. */
const toUnknownCode =
  (answer: () => Response): Answer =>
  (own, type) =>
    type === 'authorization_code' && !own.ok ? answer() : own

const page = (status = 200): Response => new Response('<p>Hello</p>', { status })
const behaviours: Readonly<
  Record<string, readonly [Partial<AuthorizationBehaviour>, Partial<LoginRecord>]>
> = {
  'as it should': [{}, {}],
  'with members of its own': [
    {
      tokenAnswer: async (own) =>
        own.ok
          ? Response.json({ ...((await own.json()) as object), 'x\u001b[2J': 'access-0' })
          : own,
    },
    {},
  ],
  'without a refresh token': [
    { refreshes: () => false },
    { members: honest.members.slice(0, -1), renewal: undefined },
  ],
  'with a refusal of its refresh token': [
    { tokenAnswer: toRefresh(() => Response.json({ error: 'invalid_grant' }, { status: 400 })) },
    { renewal: 'refused' },
  ],
  'with a page for its refresh token': [
    { tokenAnswer: toRefresh(page) },
    { renewal: 'unanswered' },
  ],
  'with a page for any code': [{ tokenAnswer: toUnknownCode(page) }, {}],
  'with 500 for a code that it does not know': [
    { tokenAnswer: toUnknownCode(() => page(500)) },
    {},
  ],
  'with a redirect for a code that it does not know': [
    { tokenAnswer: toUnknownCode(() => new Response(null, { status: 307 })) },
    {},
  ],
  'with tokens for any code': [
    { tokenAnswer: toUnknownCode(() => Response.json({ access_token: 'a', token_type: 'b' })) },
    { madeUpCode: 'accepted' },
  ],
}

for (const [name, [decisions, seen]] of Object.entries(behaviours))
  test(`Of a server that answers ${name}, names and kinds are written down`, async () => {
    const record = await logIn(decisions)
    expect({ ...record }).toEqual({ ...honest, ...seen })
    expect(readLoginRecords([JSON.parse(JSON.stringify(record))])).toHaveLength(1)
  })

test('What was written down by others counts only as far as it is a record', () => {
  const others = [{}, null, 'x', { ...honest, members: [1] }, { ...honest, actor: 'nobody' }]
  expect(readLoginRecords([...others, honest])).toEqual([honest])
  expect(readLoginRecords({ length: 1 })).toEqual([])
  expect(readLoginRecords(undefined)).toEqual([])
})
