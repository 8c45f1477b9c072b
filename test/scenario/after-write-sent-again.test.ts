import { expect, test } from '@playwright/test'
import {
  afterWriteSentAgain,
  noWriteTwice,
} from '../../src/scenario/verify/after-write-sent-again.js'

const failed = { verdict: 'fail', expected: 'one', actual: 'two', exchanges: [7, 5] } as const

test('What fails before a write was sent again stands, and so does what holds after it', () => {
  expect(afterWriteSentAgain(failed, [])).toBe(failed)
  expect(afterWriteSentAgain(failed, [8, 9])).toBe(failed)
  const held = { verdict: 'pass', exchanges: [7] } as const
  expect(afterWriteSentAgain(held, [6])).toBe(held)
})

test('What fails after a write was sent again is open, with the answer that asked for it', () => {
  expect(afterWriteSentAgain(failed, [4, 6, 8])).toMatchObject({
    verdict: 'inconclusive',
    remedy: noWriteTwice,
    exchanges: [6, 7, 5],
  })
})

test('What is let through after a write was sent again fails', () => {
  const [expected, actual] = ['status 400 or 422', 'status 200, which shows acct-1']
  const through = { verdict: 'fail', expected, actual, exchanges: [7] } as const
  expect(afterWriteSentAgain(through, [6])).toBe(through)
  const gone = { ...through, expected: 'status 200', actual: 'status 404' } as const
  expect(afterWriteSentAgain(gone, [6]).verdict).toBe('inconclusive')
})
