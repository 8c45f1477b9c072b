import { expect, test } from '@playwright/test'
import { createRandom } from '../../src/run/create-random.js'

const draw = (seed: number, name: string): readonly number[] => {
  const random = createRandom(seed, name)
  return Array.from({ length: 1000 }, () => random(10))
}

test('The same seed and name give the same numbers; another of either gives others', () => {
  expect(draw(7, 'accounts/order')).toEqual(draw(7, 'accounts/order'))
  expect(draw(7, 'accounts/order')).not.toEqual(draw(8, 'accounts/order'))
  expect(draw(7, 'accounts/order')).not.toEqual(draw(7, 'accounts/label'))
})

test('Numbers are whole, from 0 below n, and each turns up', () => {
  expect([...new Set(draw(1, ''))].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
