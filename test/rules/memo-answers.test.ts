import { expect, test } from '@playwright/test'
import { failingInARun, type Told } from './failing-in-a-run.js'

const at = (id: string): string => `/transactions/${id}`
const show = (memo?: string, more: object = {}, id = 't'): Told => ({
  operation: 'getTransaction',
  path: at(id),
  body: { _id: id, _links: {}, ...(memo === undefined ? {} : { memo }) },
  ...more,
})
const notFound = (type: string) => ({ status: 404, body: { _error: { type } } })
const read = (text?: string, more: object = {}): Told => ({
  operation: 'getTransactionMemo',
  path: `${at('t')}/memo`,
  ...(text === undefined ? notFound('transactionMemoNotFound') : { body: { text } }),
  ...more,
})
const put = (text: string, status = 200, id = 't'): Told => ({
  operation: 'updateTransactionMemo',
  method: 'PUT',
  path: `${at(id)}/memo`,
  sent: { text },
  status,
  body: { text },
})
const erase = (more: object = { status: 204 }): Told => ({
  operation: 'deleteTransactionMemo',
  method: 'DELETE',
  path: `${at('t')}/memo`,
  ...more,
})
const tagged = (tag: string) => ({ headers: [['ETag', tag]] })

const life = [
  show(),
  read(),
  put('a', 201),
  read('a'),
  show('a'),
  put('b'),
  read('b'),
  show('b'),
  erase(),
]
const memo = {
  present: 'transactions.memo.present',
  created: 'transactions.memo.created',
  replaced: 'transactions.memo.replaced',
  deleted: 'transactions.memo.deleted',
  deletedMember: 'transactions.memo.deleted-member',
  deleteAbsent: 'transactions.memo.delete-absent',
  memberFollows: 'transactions.memo.member-follows',
}

test('A memo that is what was written contradicts nothing, and neither does one that shows it late', () => {
  const late = [show(), put('a', 201), show(), show('a'), put('b'), read('a'), read('b'), erase()]
  // Where the same text was there a moment ago, that is what is shown at first.
  const again = [...life.slice(0, 8), put('a'), read('a'), show('a'), show('b'), show('a')]
  for (const all of [[...life, read(), show()], [...late, read('b'), read(), show('b')], again]) {
    const failed = failingInARun(all)
    for (const id of Object.values(memo)) expect(failed(id), id).toEqual([])
  }
})

test('A memo that has what was written and loses it again is wrong', () => {
  // Of several nodes one may follow the other within the settle time of two seconds.
  const after = [show('b', { at: 1 }), show('b', { at: 3 })]
  const failed = failingInARun([...life, read(), show(), read('b'), ...after])
  expect(failed(memo.deleted)).toEqual([12])
  expect(failed(memo.deletedMember)).toEqual([14])
  const lost = failingInARun([...life.slice(0, 8), read('a'), show('a', { at: 3 })])
  expect(lost(memo.replaced)).toEqual([9])
  expect(lost(memo.memberFollows)).toEqual([10])
})

test('A text that nothing wrote is wrong at once, and whose fault it is the transaction shows', () => {
  expect(failingInARun([...life, read(), show('')])(memo.deletedMember)).toEqual([11])
  const alone = failingInARun([show(), put('a', 201), read('a.'), show('a')])
  expect(alone(memo.present)).toEqual([3])
  const appended = failingInARun([
    show(),
    put('a', 201),
    read('a'),
    put('b'),
    read('a b'),
    show('a b'),
  ])
  expect(appended(memo.replaced)).toEqual([5])
  expect(appended(memo.memberFollows)).toEqual([])
})

test('What was refused, or is written at the same time, leaves open what a memo is', () => {
  const failed = failingInARun([...life.slice(0, 5), put('c', 422), read('c'), show('c')])
  for (const id of Object.values(memo)) expect(failed(id), id).toEqual([])
})

test('A write is answered as what was there before asks for', () => {
  expect(failingInARun([...life, read(), put('a')])(memo.created)).toEqual([11])
  expect(failingInARun([...life, put('a')])(memo.created)).toEqual([])
  expect(failingInARun([...life, read(), erase()])(memo.deleteAbsent)).toEqual([11])
  expect(failingInARun([...life.slice(0, 8), put('c', 201)])(memo.replaced)).toEqual([9])
})

test('An error is called what others are called about the same memo', () => {
  const strange = notFound('notFound')
  const all = [...life, read(), read(undefined, strange), erase(strange), show()]
  const failed = failingInARun(all)
  expect(failed('transactions.memo.absent-type')).toEqual([11])
  expect(failed('transactions.memo.delete-absent-type')).toEqual([12])
  expect(failingInARun(all.slice(0, -1))('transactions.memo.absent-type')).toEqual([])
})

test('Two memos do not share a strong tag, by themselves or in their transaction', () => {
  const [one, weak] = [tagged('"1"'), tagged('W/"1"')]
  const all = (more: object) => [
    put('a', 201),
    read('a', more),
    show('a', more),
    put('b'),
    read('b', more),
    show('b', more),
  ]
  const failed = failingInARun(all(one))
  expect(failed('transactions.updateTransactionMemo.match-tag-changes')).toEqual([5])
  expect(failed('transactions.memo.tag-of-transaction')).toEqual([6])
  const weakly = failingInARun(all(weak))
  expect(weakly('transactions.memo.tag-of-transaction')).toEqual([])
})

test('A memo of one transaction does not become that of another', () => {
  const others = 'transactions.memo.others-untouched'
  const all = [show('theirs', {}, 'u'), ...life]
  expect(failingInARun([...all, show('b', {}, 'u')])(others)).toEqual([11])
  expect(failingInARun([...all, show('theirs too', {}, 'u')])(others)).toEqual([])
})
