import { expect, test } from '@playwright/test'
import { judgeTag } from '../../src/rules/memory/judge-tag.js'

const spanAt = (from: number) => ({ from, to: from, number: from, since: from - 1 })
const written = (at: number, text: string) => {
  const [sent, by] = [{ message: { text } }, { id: 'updateDefinition' }]
  return { written: spanAt(at), by, sent, whole: sent, read: new Map() }
}
const operation = { requirement: () => ({ id: 'any' }) }

/**
 * What is said of a definition that was created, read and updated within three seconds, and tells the third one each time.
 *
 * @param expiry when it was let expire before it was read first, in milliseconds
 */
const remarksOn = (...expiry: readonly number[]) => remarksOnTime('2026-01-01T00:00:02Z', ...expiry)

/** @param later what it tells after the update */
function remarksOnTime(later: string, ...expiry: readonly number[]) {
  const own = {
    creator: 'admin',
    tag: undefined,
    versions: [written(100, 'first')],
    touched: expiry.map(spanAt),
    tags: new Map(),
  }
  const read = (at: number, text: string, updatedAt = '2026-01-01T00:00:02Z') =>
    judgeTag(
      own as never,
      {
        operation,
        exchange: { actor: 'admin', number: at },
        response: { status: 200, headers: [['ETag', `"${text}"`]], body: { text } },
        json: {
          kind: 'json',
          value: { message: { text }, updatedAt },
        },
      } as never,
      spanAt(at),
    )
  read(2300, 'first')
  own.touched.push(spanAt(2800))
  own.versions.push(written(2800, 'second'))
  return read(2900, 'second', later)[1].map(({ pointer }) => pointer)
}

test('A definition that is updated tells a later time than before', () => {
  expect(remarksOn()).toEqual(['/updatedAt'])
})

test('One that expired in the second of its update tells that second both times', () => {
  expect(remarksOn(2100)).toEqual([])
  expect(remarksOn(1100)).toEqual(['/updatedAt'])
})

test('Two clocks of one service may tell a time that is a little earlier', () => {
  expect(remarksOnTime('2026-01-01T00:00:01Z')).toEqual([])
  expect(remarksOnTime('2025-12-31T23:00:00Z')).toEqual(['/updatedAt'])
})
