import { expect, test } from '@playwright/test'
import { holdInWorkers } from '../../proof/trial/hold-in-workers.js'

test('A trial that does not end is named, and ends the proof', async () => {
  const ended: string[] = []
  const held = holdInWorkers({
    trials: [['balances-in-order-of-books']],
    interfaces: ['accounts'],
    workers: 1,
    longest: 1,
    onTrial: ({ name }) => void ended.push(name),
  })
  await expect(held).rejects.toThrow(
    'the trial of balances-in-order-of-books has not ended after 0.0 s',
  )
  expect(ended).toEqual([])
})
