import { expect, test } from '@playwright/test'
import { untilMade } from '../../src/scenario/request/until-made.js'
import type { Answer } from '../../src/scenario/answer/answer.js'

/** An answer with this status and, where it is given, this Retry-After. */
const answer = (status: number, retryAfter?: string) =>
  ({ status, header: () => retryAfter }) as unknown as Answer

/** Answers with each of these in turn, and then with the last one. */
async function ask(...answers: readonly [Answer, ...Answer[]]) {
  const pauses: number[] = []
  let asked = 0
  const last = await untilMade(
    async () => answers[Math.min(asked++, answers.length - 1)] ?? answers[0],
    async (milliseconds) => void pauses.push(milliseconds),
  )
  return { status: last.status, asked, pauses }
}

test('What is still being made is asked for again after the seconds that it names', async () => {
  expect(await ask(answer(200))).toEqual({ status: 200, asked: 1, pauses: [] })
  expect(await ask(answer(202, '2'), answer(202, '1'), answer(200))).toEqual({
    status: 200,
    asked: 3,
    pauses: [2000, 1000],
  })
})

test('A Retry-After in another form, or none, is left to scenarios', async () => {
  for (const form of [undefined, '', 'soon', '2026-01-01T00:00:00Z', '1.5'])
    expect(await ask(answer(202, form))).toEqual({ status: 202, asked: 1, pauses: [] })
})

test('The waits are bounded, one by one and together', async () => {
  expect(await ask(answer(202, '21'))).toEqual({ status: 202, asked: 1, pauses: [] })
  expect(await ask(answer(202, '15'))).toEqual({ status: 202, asked: 2, pauses: [15_000] })
  expect((await ask(answer(202, '0'))).asked).toBe(8)
})
