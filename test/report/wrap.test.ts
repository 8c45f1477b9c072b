import { expect, test } from '@playwright/test'
import { fitLines } from '../../src/report/terminal/fit-lines.js'
import { wrap } from '../../src/report/terminal/wrap.js'

test('Lines are broken by cells, and no letter is divided', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrap('残高 残高 a', 7)).toEqual(['残高', '残高 a'])
  expect(wrap('残高残高', 5)).toEqual(['残高', '残高'])
  expect(wrap('e\u0301e\u0301e\u0301', 2)).toEqual(['e\u0301e\u0301', 'e\u0301'])
  expect(wrap('', 5)).toEqual([''])
})

test('What goes on stands below its line, a little further to the right', () => {
  const text = 'short\n  one two three four\n\n    残高  残高 残高'
  expect(fitLines(text, 14)).toBe('short\n  one two\n    three four\n\n    残高  残高\n      残高')
})
