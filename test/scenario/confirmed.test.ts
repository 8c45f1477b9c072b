import { expect, test } from '@playwright/test'
import { declarationsOf } from '../../src/scenario/verify/declaration.js'
import type { Verify } from '../../src/scenario/verify/verification.js'
import { answerJson } from './answers.js'
import { openTestStage } from './open-test-stage.js'

const requirement = 'accounts.listAccounts.limit-above-maximum'

/** What a reading of a list comes to: whether the item is there, and whether the list stood still. */
interface Reading {
  readonly isThere: boolean
  readonly still: boolean | undefined
}

const lost: Reading = { isThere: false, still: true }
const lostWhileMoving: Reading = { isThere: false, still: false }
const found: Reading = { isThere: true, still: undefined }
const foundInAnother: Reading = { isThere: true, still: false }

const rows: readonly (readonly [title: string, readings: readonly Reading[], verdict: string])[] = [
  ['lost once', [lost, found], 'pass'],
  ['lost now and then', [lost, found, found, lost], 'fail'],
  ['lost and then found in a list that changed', [lost, foundInAnother, lost, lost], 'pass'],
  ['lost while the list changes', [lostWhileMoving, found], 'pass'],
  ['lost as often while the list changes', [lostWhileMoving, lost, found], 'pass'],
  ['lost each time', [lostWhileMoving], 'fail'],
]

for (const [title, readings, verdict] of rows)
  test(`An item that is ${title}: ${verdict}`, async () => {
    let times = 0
    const at = (index: number) => readings[Math.min(index, readings.length - 1)] ?? found
    const [one, other] = [{ id: 'one-account' }, { id: 'other-account' }]
    let time = Date.now()
    const clock = { now: () => time, sleep: async (ms: number) => void (time += ms) }
    await using stand = await openTestStage(
      (_, response) =>
        answerJson(response, 200, { items: at(times++).isThere ? [one, other] : [other] }),
      { clock },
    )
    const declares = declarationsOf({ listed: requirement })
    const outcomes = await stand.perform(
      [requirement],
      async ({ customer, verify }) => {
        const { listed } = verify as unknown as Verify<'listed'>
        await listed.confirmed(async (compare) => {
          compare(await customer.send('listAccounts')).holds(['one-account'])
          return { still: at(times - 1).still }
        })
      },
      { declares },
    )
    expect(outcomes).toMatchObject([{ verdict }])
  })

/** What two readings of a list find before they are broken off, if they are. */
const brokenOff: readonly (readonly [string, readonly string[], string])[] = [
  ['a fault before each end', ['lost'], 'fail'],
  ['a fault before the first end, and none afterwards', ['lost', 'found'], 'pass'],
  ['nothing wrong before the end', ['ended'], 'inconclusive'],
  [
    'a fault before the first end, and nothing before the second',
    ['lost', 'ended'],
    'inconclusive',
  ],
]

for (const [title, readings, verdict] of brokenOff)
  test(`A reading that is broken off: ${title}: ${verdict}`, async () => {
    let times = 0
    const at = (index: number) => readings[Math.min(index, readings.length - 1)]
    await using stand = await openTestStage((_, response) =>
      answerJson(response, 200, { items: at(times++) === 'lost' ? [] : [{ id: 'one-account' }] }),
    )
    const outcomes = await stand.perform(
      [requirement],
      async ({ customer, verify, giveUp }) => {
        const { listed } = verify as unknown as Verify<'listed'>
        await listed.confirmed(async (compare) => {
          const list = await customer.send('listAccounts')
          const reading = at(times - 1)
          if (reading !== 'ended') compare(list).holds(['one-account'])
          if (reading !== 'found') giveUp('the rest cannot be read', undefined)
        })
      },
      { declares: declarationsOf({ listed: requirement }) },
    )
    expect(outcomes).toMatchObject([{ verdict }])
  })

test('An item that is lost in two lists by turns is lost in neither of them', async () => {
  let times = 0
  const one = { id: 'one-account' }
  await using stand = await openTestStage(({ url }, response) => {
    times += 1
    const isFirst = url?.includes('billPay') === true
    const isTurnOfFirst = Math.ceil(times / 2) % 2 > 0
    const isLost = isFirst === isTurnOfFirst
    answerJson(response, 200, { items: isLost ? [] : [one] })
  })
  const outcomes = await stand.perform(
    [requirement],
    async ({ customer, verify }) => {
      const { listed } = verify as unknown as Verify<'listed'>
      await listed.confirmed(async (compare) => {
        for (const allows of ['billPay', 'view'])
          compare(await customer.send('listAccounts', { query: { allows } })).holds([one.id])
      })
    },
    { declares: declarationsOf({ listed: requirement }) },
  )
  expect(outcomes).toMatchObject([{ verdict: 'pass' }])
})
