import { expect, test } from '@playwright/test'
import { wrap } from '../../src/report/terminal/wrap.js'

test('Lines are broken by cells, and no letter is divided', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('残高 残高 a', 7)).toEqual(['残高', '残高 a'])
  expect(wrap('残高残高', 5)).toEqual(['残高', '残高'])
  expect(wrap('e\u0301e\u0301e\u0301', 2)).toEqual(['e\u0301e\u0301', 'e\u0301'])
  expect(wrap('', 5)).toEqual([''])
})
