import { expect, test } from '@playwright/test'
import { embeddedContract } from '../../src/cli/embedded-contract.js'
import type { Exchange } from '../../src/exchange/exchange.js'
import { rules } from '../../src/rules/rules.js'
import { openTally } from '../../src/run/tally.js'

interface Told {
  readonly operation: string
  readonly method?: string
  readonly path: string
  readonly status?: number
  readonly sent?: unknown
  readonly body?: unknown
  readonly tag?: string
  /** Seconds after the run began. */
  readonly at: number
  /** Seconds by which the Date of the target is behind; null where it sends none. */
  readonly behind?: number | null
  /** How many exchanges had ended when it was sent; all before it by default. */
  readonly since?: number
}

const contract = embeddedContract()
const base = 'https://bank.example/api/notifications'

/** What rules make of exchanges, in the order in which they ended. */
function tallyOf(interfaceName: string, all: readonly Told[], scenario: string | null = 'a story') {
  const facts = { accountNumbers: [], settleTime: () => 2000 }
  const tally = openTally(contract, rules, facts)
  for (const [index, told] of all.entries())
    tally.look(exchange(interfaceName, told, index, scenario))
  return (id: string) => tally.of(id)?.fail.exchanges ?? []
}

/** One after the other, with so many seconds in between: by default, what changed is seen everywhere meanwhile. */
const apart = (all: readonly Told[], seconds = 3): readonly Told[] =>
  all.map((told, index) => ({ ...told, at: index * seconds }))

function exchange(name: string, told: Told, index: number, scenario: string | null): Exchange {
  const { operation, method = 'GET', path, status = 200, sent, body, tag, at, since = index } = told
  const { behind = 0 } = told
  const moment = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1000)
  const text = (value: unknown) =>
    value === undefined ? undefined : { text: JSON.stringify(value), bytes: 1 }
  const type = ['Content-Type', 'application/hal+json'] as const
  return {
    number: index + 1,
    actor: 'admin',
    interface: name,
    operation,
    ...(scenario !== null && { scenario }),
    since,
    timings: {
      startedAt: moment(at).toISOString(),
      head: 10,
      total: 10,
    },
    request: { method, url: `${base}${path}`, headers: [type], body: text(sent) },
    outcome: {
      kind: 'response',
      status,
      headers: [
        type,
        ...(tag === undefined ? [] : [['ETag', tag] as const]),
        ...(behind === null ? [] : [['Date', moment(at - behind).toUTCString()] as const]),
      ],
      body: text(body),
    },
  }
}

const sent = { type: 'a', contextName: 'none', priority: 'high', message: { text: 'Hello' } }
const definition = { _id: 'def-1', ...sent, _links: {} }
const address = '/definitions/def-1'

const creation: Told = {
  operation: 'createDefinition',
  method: 'POST',
  path: '/definitions',
  status: 201,
  sent,
  body: definition,
  tag: '"1"',
  at: 0,
}
const reading = (at: number, more: object = {}, tag = '"1"'): Told => ({
  operation: 'getDefinition',
  path: address,
  body: { ...definition, ...more },
  tag,
  at,
})
const list = (at: number, more: object = {}): Told => ({
  operation: 'getDefinitions',
  path: '/definitions',
  body: { name: 'definitions', _links: {}, _embedded: { items: [{ ...definition, ...more }] } },
  at,
})

test('What was created is shown as it was sent in each answer', () => {
  const failed = tallyOf('notifications', [
    creation,
    reading(1),
    reading(2, { priority: 'low' }),
    list(3),
    list(4, { priority: 'low' }),
  ])
  expect(failed('notifications.createDefinition.creation-shown')).toEqual([3])
  expect(failed('notifications.getDefinitions.items-agree')).toEqual([4])
})

test('An update may be under way while its resource is read', () => {
  const update: Told = {
    operation: 'updateDefinition',
    method: 'PUT',
    path: address,
    sent: { ...definition, priority: 'low' },
    body: { ...definition, priority: 'low' },
    at: 1,
    since: 1,
  }
  const during = reading(2, { priority: 'low' }, '"2"')
  const failed = tallyOf('notifications', [creation, during, update, reading(4, {}, '"2"')])
  expect(failed('notifications.createDefinition.creation-shown')).toEqual([])
  expect(failed('notifications.updateDefinition.updated')).toEqual([4])
})

test('A list may show what was there a moment ago', () => {
  const update: Told = { ...reading(2, { priority: 'low' }), operation: 'updateDefinition' }
  const written = { ...update, method: 'PUT', sent: { ...definition, priority: 'low' } }
  const all = [creation, reading(1), written, reading(3, { priority: 'low' }), list(3.5), list(6)]
  const failed = tallyOf('notifications', all)
  expect(failed('notifications.getDefinitions.items-agree')).toEqual([6])
})

test('What was updated may be listed a moment before it is read', () => {
  const low = { priority: 'low' }
  const update: Told = { ...reading(2, low), operation: 'updateDefinition' }
  const written = { ...update, method: 'PUT', sent: { ...definition, ...low } }
  const all = [creation, reading(1), written, reading(2.1), list(3.5, low)]
  const items = 'notifications.getDefinitions.items-agree'
  expect(tallyOf('notifications', all)(items)).toEqual([])
  expect(tallyOf('notifications', [...all, reading(6), list(9, low)])(items)).toEqual([7])
})

test('A definition keeps its entity tag as long as nothing is written', () => {
  const failed = tallyOf('notifications', [creation, reading(1), reading(2, {}, '"2"')])
  expect(failed('notifications.getDefinition.tag-steady')).toEqual([3])
  const other = tallyOf('notifications', [creation, reading(1, {}, '"2"'), reading(2, {}, '"2"')])
  expect(other('notifications.createDefinition.creation-tag')).toEqual([2, 3])
  // Where tags change all the time, that is the fault.
  const unsteady = tallyOf('notifications', [
    creation,
    reading(1, {}, '"2"'),
    reading(2, {}, '"3"'),
  ])
  expect(unsteady('notifications.getDefinition.tag-steady')).toEqual([3])
  expect(unsteady('notifications.createDefinition.creation-tag')).toEqual([])
})

test('What is read first is what the answer to the creation said, in members that it made up as well', () => {
  const [told, later] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z']
  const shown = (...all: readonly Told[]) =>
    tallyOf('notifications', all)('notifications.createDefinition.creation-shown')
  const made = { ...creation, body: { ...definition, updatedAt: told, expired: false } }
  expect(shown(made, reading(1, { updatedAt: later }))).toEqual([2])
  expect(shown(made, reading(1, { expired: true }))).toEqual([2])
  // A time may be kept in whole seconds, and what is read later may have expired.
  expect(shown(made, reading(1, { updatedAt: '2026-01-01T00:00:01Z' }))).toEqual([])
  expect(shown(made, reading(1), reading(2, { expired: true }))).toEqual([])
})

test('The tag of what was updated is not one that it had before, and its answer shows what was sent', () => {
  const update = (shown: string): Told => ({
    ...reading(3, { priority: shown }, '"3"'),
    operation: 'updateDefinition',
    method: 'PUT',
    sent: { ...definition, priority: 'low' },
  })
  const all = [creation, reading(1), reading(2, {}, '"2"'), update('high')]
  const failed = tallyOf('notifications', [...all, reading(4, { priority: 'low' }, '"1"')])
  expect(failed('notifications.updateDefinition.match-shown')).toEqual([4])
  expect(failed('notifications.updateDefinition.tag-changes')).toEqual([5])
  // What was not written is not shown, either.
  const lost = tallyOf('notifications', [...all, reading(4, {}, '"4"')])
  expect(lost('notifications.updateDefinition.match-shown')).toEqual([])
  expect(lost('notifications.updateDefinition.updated')).toEqual([5])
  const right = tallyOf('notifications', [
    creation,
    reading(1),
    update('low'),
    reading(4, {}, '"4"'),
  ])
  expect(right('notifications.updateDefinition.match-shown')).toEqual([])
  expect(right('notifications.updateDefinition.tag-changes')).toEqual([])
})

test('A definition is the one that was asked for, and never indicator and not dismissible', () => {
  const failed = tallyOf('notifications', [
    reading(0, { _id: 'def-2' }),
    reading(1, { indicator: true, notDismissible: true }),
    list(2, { indicator: true, notDismissible: true }),
  ])
  expect(failed('notifications.getDefinition.same')).toEqual([1])
  expect(failed('notifications.definition.never-both')).toEqual([2, 3])
  // That it was made so is the fault of what made it so.
  const both = { ...definition, indicator: true, notDismissible: true }
  const made = { ...creation, sent: both, body: both }
  expect(
    tallyOf('notifications', [made, reading(1, both)])('notifications.definition.never-both'),
  ).toEqual([])
})

test('A list with expired holds what says so of itself', () => {
  const told = {
    expired: true,
    updatedAt: '2025-01-01T00:00:00Z',
    expiresAt: '2025-06-01T00:00:00Z',
  }
  const page = (at: number, query: string, items: readonly unknown[]): Told => ({
    operation: 'getDefinitions',
    path: `/definitions${query}`,
    body: { name: 'definitions', _links: {}, _embedded: { items } },
    at,
  })
  const failing = (...middle: readonly Told[]) =>
    tallyOf('notifications', [
      page(0, '', [definition]),
      reading(1, told),
      ...middle,
      reading(4, told),
      page(5, '', [definition]),
    ])
  const list = failing(page(2, '?expired=false', [definition]), page(3, '?expired=true', []))
  expect(list('notifications.getDefinitions.not-expired-only')).toEqual([3])
  expect(list('notifications.getDefinitions.expired-complete')).toEqual([4])
  const beside = failing(page(2, '?expired=false&type=a', [definition]))
  expect(beside('notifications.getDefinitions.filters-together')).toEqual([3])
  const later = failing(page(2, '?expired=false&start=1', [definition]))
  expect(later('notifications.getDefinitions.filters-with-pages')).toEqual([3])
  const byType = failing(page(2, '?type=a', []))
  expect(byType('notifications.getDefinitions.type-filter-complete')).toEqual([3])
  // It expired only now, or it may be used again.
  const now = { ...told, expiresAt: '2026-01-01T00:00:01Z' }
  const all = [page(0, '', [definition]), page(2, '?expired=false', [definition])]
  const after = [reading(4, now), page(5, '', [definition])]
  const fresh = tallyOf('notifications', [...all, ...after])
  expect(fresh('notifications.getDefinitions.not-expired-only')).toEqual([])
})

test('What was deleted is gone as soon as that may be seen everywhere', () => {
  const deletion: Told = {
    operation: 'deleteDefinition',
    method: 'DELETE',
    path: address,
    status: 204,
    at: 1,
  }
  const all = [creation, reading(0.5), deletion, reading(2), list(3), reading(4)]
  expect(tallyOf('notifications', all)('notifications.deleteDefinition.gone')).toEqual([6])
  // An identifier may be given to another one.
  const another = [...all.slice(0, -1), reading(4, { type: 'b' })]
  expect(tallyOf('notifications', another)('notifications.deleteDefinition.gone')).toEqual([])
})

test('What others created may change at any time', () => {
  const all = [creation, reading(1), reading(2, { priority: 'low' })]
  const failed = tallyOf('notifications', all, null)
  expect(failed('notifications.createDefinition.creation-shown')).toEqual([])
})

test('The topic of a notification stays the same, unless its identifier was given to another one', () => {
  const notification = (topic: string, createdAt = '2026-01-01T00:00:00.5Z') => ({
    _id: 'n-1',
    createdAt,
    _links: { 'svc:topic': { href: `/topics/${topic}` } },
  })
  const page = (at: number, ...items: readonly unknown[]): Told => ({
    operation: 'getPullNotifications',
    path: '/pullNotifications?topic=a',
    body: { name: 'notifications', _links: {}, _embedded: { items } },
    at,
  })
  const failed = tallyOf('messages', [
    page(0, notification('a')),
    page(1, notification('b')),
    page(2, notification('c', '2026-01-01T00:00:01Z')),
    page(3, notification('a'), { ...notification('b'), _id: 'n-2' }),
  ])
  expect(failed('messages.notification.link-topic')).toEqual([2])
  expect(failed('messages.getPullNotifications.by-topic')).toEqual([4])
})

test('What a list holds before and after is in it meanwhile', () => {
  const link = { href: '/acknowledgements/1' }
  const item = {
    _id: 'n-1',
    createdAt: '2025-01-01T00:00:00Z',
    _links: { 'svc:acknowledge': link },
  }
  const page = (at: number, items: readonly unknown[], more: Partial<Told> = {}): Told => ({
    operation: 'getPullNotifications',
    path: '/pullNotifications?topic=a',
    body: { name: 'notifications', _links: {}, _embedded: { items } },
    at,
    ...more,
  })
  const acknowledging: Told = {
    operation: 'acknowledge',
    method: 'POST',
    path: '/acknowledgements/1',
    status: 204,
    at: 1,
  }
  const byTopic = (...all: readonly Told[]) =>
    tallyOf('messages', all)('messages.getPullNotifications.by-topic')
  const [before, without, after] = [page(0, [item]), page(2, []), page(5, [item])] as const
  expect(byTopic(before, without, after)).toEqual([2])
  // A node that is behind shows for a while what others took away.
  expect(byTopic(before, without, page(3, [item]))).toEqual([])
  // Whether it was there when the list was made is not certain, or it is another one.
  expect(byTopic(before, { ...without, since: 0 }, after)).toEqual([])
  expect(byTopic(before, without, { ...after, since: 1 })).toEqual([])
  const another = page(5, [{ ...item, createdAt: '2025-01-01T00:00:01Z' }])
  expect(byTopic(before, without, another)).toEqual([])
  // Assay took it away, or it is so new that it may not be seen everywhere.
  const absolute = { href: 'https://bank.example/api/notifications/acknowledgements/1' }
  const held = { ...item, _links: { 'svc:acknowledge': absolute } }
  expect(byTopic(page(0, [held]), acknowledging, without, page(5, [held]))).toEqual([])
  const fresh = { ...item, createdAt: '2026-01-01T00:00:00Z' }
  expect(byTopic(page(1, [fresh]), without, page(5, [fresh]))).toEqual([])
  const slow = { ...item, createdAt: '2025-12-31T23:59:00Z' }
  const byItsClock = (behind: number | null, ...more: readonly object[]) =>
    byTopic(
      page(1, [slow, ...more], { behind }),
      page(2, more, { behind }),
      page(5, [slow, ...more], { behind }),
    )
  expect([byItsClock(0), byItsClock(60)]).toEqual([[2], []])
  // Without a Date, what was just written tells how far its clock may be behind.
  const now = { ...item, _id: 'n-2', createdAt: '2026-01-01T00:00:00Z' }
  expect([byItsClock(null), byItsClock(null, now)]).toEqual([[], [2]])
  // A page is a part of the list, and of another list nothing is known.
  expect(
    byTopic(before, page(2, [], { path: '/pullNotifications?topic=a&start=1' }), after),
  ).toEqual([])
  expect(byTopic(before, page(2, [], { path: '/pullNotifications?topic=b' }), after)).toEqual([])
  const all = { path: '/pullNotifications' }
  expect(
    tallyOf('messages', [page(0, [item], all), page(1, [], all), page(5, [item], all)])(
      'messages.acknowledge.not-others',
    ),
  ).toEqual([2])
  // What it does not hold before and after, though it was there, is not in it, either.
  const [none, other] = [page(1, []), page(0, [item], { path: '/pullNotifications?topic=b' })]
  const added = [other, none, page(2, [item]), page(3, []), { ...other, at: 4 }]
  expect(byTopic(...added)).toEqual([3])
  expect(byTopic(...added.slice(0, -1))).toEqual([])
  expect(byTopic(...added.slice(1))).toEqual([])
})

test('What is served before and afterwards is not refused in between', () => {
  const list = (status: number, more: Partial<Told> = {}): Told => ({
    operation: 'getDefinitions',
    path: '/definitions',
    status,
    body: status === 200 ? { name: 'definitions', _embedded: { items: [] } } : {},
    at: 0,
    ...more,
  })
  const answers = (...all: readonly Told[]) =>
    tallyOf('notifications', all)('notifications.getDefinitions.answers')
  expect(answers(list(200), list(422), list(200))).toEqual([2])
  // It was not served before, or it may have been refused last.
  expect(answers(list(422), list(200))).toEqual([])
  expect(answers(list(200), list(422))).toEqual([])
  expect(answers(list(200), list(422), list(200, { since: 1 }))).toEqual([])
  // What is served otherwise, or not at all for the time being, shows nothing.
  expect(answers(list(200), list(422, { path: '/definitions?q=' }), list(200))).toEqual([])
  expect(answers(list(200), list(503), list(200))).toEqual([])
  // A page beyond the end may be refused, and others move the end.
  const later = { path: '/definitions?start=4&limit=2' }
  expect(answers(list(200, later), list(422, later), list(200, later))).toEqual([])
})

test('The link collection of a page does not lead elsewhere now and then', () => {
  const page = (collection: string, query = ''): Told => ({
    operation: 'getDefinitions',
    path: `/definitions${query}`,
    body: {
      name: 'definitions',
      _links: { collection: { href: collection } },
      _embedded: { items: [] },
    },
    at: 0,
  })
  const failed = (...all: readonly Told[]) =>
    tallyOf('notifications', all)('notifications.getDefinitions.pages-link-collection')
  const [own, another] = ['/api/notifications/definitions', '/api/nowhere']
  expect(failed(page(own), page(another, '?start=3'), page(own))).toEqual([2])
  // Under another name all the time, of a part of the list, or at another host, it may be the collection.
  expect(failed(page(another), page(another), page(another))).toEqual([])
  expect(failed(page(own), page(another, '?type=a'), page(own))).toEqual([])
  expect(failed(page(own), page('https://other.example/a/definitions'), page(own))).toEqual([])
})

test('A page holds what it holds before and afterwards, tells as many, and leads on as it does then', () => {
  const createdAt = (id: string): string => new Date(id.charCodeAt(0) * 1000).toISOString()
  const page = (
    ids: string,
    count: number,
    next = true,
    query = '?start=2&limit=3',
    told: (id: string) => object = (id) => ({ _id: id, createdAt: createdAt(id) }),
  ): Told => ({
    operation: 'getPendingTransactions',
    path: `/pendingTransactions${query}`,
    body: {
      name: 'pendingTransactions',
      start: 2,
      limit: 3,
      count,
      _links: next ? { next: { href: '/api/transactions/pendingTransactions?start=5' } } : {},
      _embedded: { items: [...ids].map(told) },
    },
    at: 0,
  })
  const failed = (...all: readonly Told[]) => {
    const of = tallyOf('transactions', apart(all))
    return [
      'in-order',
      'nothing-missing',
      'nothing-twice',
      'next-only-before-last',
      'count',
    ].filter((name) => of(`transactions.getPendingTransactions.pages-${name}`).length > 0)
  }
  const usual = page('abc', 9)
  expect(failed(usual, page('acb', 9), usual)).toEqual(['in-order'])
  expect(failed(usual, page('bc', 9), usual)).toEqual(['nothing-missing'])
  expect(failed(usual, page('zab', 9), usual)).toEqual(['nothing-twice'])
  expect(failed(usual, page('abc', 9, false), usual)).toEqual(['next-only-before-last'])
  expect(failed(usual, page('abc', 4), usual)).toEqual(['count'])
  expect(failed(usual, page('abc', 10, false), usual)).toEqual(['count'])
  // A list may change, and change again: then its count changes as well, or it is not the same list before and afterwards.
  expect(failed(usual, page('bc', 8), usual)).toEqual([])
  expect(failed(usual, page('abc', 10), usual)).toEqual([])
  expect(failed(usual, page('abd', 9), usual)).toEqual([])
  expect(failed(usual, page('acb', 9))).toEqual([])
  expect(failed(usual, page('acb', 9, true, '?start=2&limit=3&q=a'), usual)).toEqual([])
  // Nodes of a service show what was and what is by turns, for a while.
  const near = tallyOf('transactions', apart([usual, page('zab', 9), usual], 1))
  expect(near('transactions.getPendingTransactions.pages-nothing-twice')).toEqual([])
  // A list may begin with what was changed last, and others change something all the time.
  const changed = (ids: string): Told => page(ids, 9, true, undefined, (id) => ({ _id: id }))
  for (const ids of ['acb', 'zab'])
    expect(failed(changed('abc'), changed(ids), changed('abc'))).toEqual([])
})

test('A list says of an item what it says of it before and afterwards, unless the run wrote to it', () => {
  const list = (description: string | undefined, more: Partial<Told> = {}): Told => ({
    operation: 'getFormats',
    path: '/formats',
    body: { name: 'formats', _embedded: { items: [{ name: 'large', description }] } },
    at: 0,
    ...more,
  })
  const agree = 'text.getFormats.items-agree'
  const failed = (...all: readonly Told[]) => tallyOf('text', apart(all))(agree)
  const usual = list('For large screens')
  // Nodes of a service show what was and what is by turns, for a while.
  expect(tallyOf('text', apart([usual, list('Otherwise'), usual], 1))(agree)).toEqual([])
  expect(failed(usual, list('Otherwise'), usual)).toEqual([2])
  expect(failed(usual, list('Otherwise'), list('A third one'))).toEqual([])
  expect(failed(usual, list('Otherwise'), { ...usual, since: 1 })).toEqual([])
  const set = { operation: 'setFormat', method: 'PUT', path: '/formats/large', sent: {}, at: 0 }
  expect(failed(usual, set, list('Otherwise'), set, usual)).toEqual([])
})

test('A transaction that no request writes to keeps its entity tag', () => {
  const read = (tag: string): Told => ({
    operation: 'getTransaction',
    path: '/transactions/txn-1',
    body: { _id: 'txn-1', state: 'completed' },
    tag,
    at: 0,
  })
  const failed = (...all: readonly Told[]) =>
    tallyOf('transactions', all)('transactions.getTransaction.tag-steady')
  const later = (told: Told, at: number): Told => ({ ...told, at })
  const [one, other, again] = [read('"a"'), later(read('"b"'), 1), later(read('"a"'), 2)] as const
  expect(failed(one, other, again)).toEqual([2])
  // It changed, and its tag may count what it does not show.
  expect(failed(one, other, later(read('"b"'), 2))).toEqual([])
  const path = '/transactions/txn-1/memo'
  const write: Told = { operation: 'updateTransactionMemo', method: 'PUT', path, sent: {}, at: 0 }
  expect(failed(one, write, other, again)).toEqual([])
})

const messageOf = (mark: string) => ({
  body: { text: 'Hello', mark },
  _links: { 'svc:topic': { href: '/topics/1' } },
})
const published = (mark: string, at: number, status = 202): Told => ({
  operation: 'publishMessage',
  method: 'POST',
  path: '/messages',
  status,
  sent: messageOf(mark),
  at,
})
/** A list of pull notifications that carry their messages. */
const waiting = (at: number, ...all: readonly (readonly [id: string, mark: string])[]): Told => {
  const items = all.map(([id, mark]) => ({
    _id: id,
    body: messageOf(mark).body,
    _links: { 'svc:subscription': { href: '/subscriptions/1' } },
  }))
  const body = { name: 'notifications', _links: {}, _embedded: { items } }
  return { operation: 'getPullNotifications', path: '/pullNotifications', body, at }
}
const [one, other] = ['assay-abcdef-1', 'assay-abcdef-2']

test('A message that was published once makes no second notification, whenever it comes', () => {
  const failed = tallyOf('messages', [
    published(one, 0),
    waiting(1, ['a', one]),
    waiting(2),
    waiting(3, ['b', one]),
  ])
  expect(failed('messages.publish.each-subscription')).toEqual([4])
})

test('As many notifications come as were published, and what was refused was not', () => {
  const right = [published(one, 0), published(one, 1), published(other, 2), waiting(3, ['a', one])]
  const further = [waiting(4, ['a', one], ['b', one], ['c', other]), waiting(5, ['b', one])]
  const all = [...right, ...further]
  expect(tallyOf('messages', all)('messages.publish.each-subscription')).toEqual([])
  const refused = [published(other, 0), published(other, 1, 422), waiting(2, ['a', other])]
  const failed = tallyOf('messages', [...refused, waiting(3, ['b', other])])
  expect(failed('messages.publish.each-subscription')).toEqual([4])
})
