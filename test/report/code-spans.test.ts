import { expect, test } from '@playwright/test'
import { codeSpans } from '../../src/report/html/code-spans.js'

for (const [text, markup] of [
  ['Give `limit` a maximum.', 'Give <code>limit</code> a maximum.'],
  ['`<b>` and `"q"`', '<code>&lt;b&gt;</code> and <code>&quot;q&quot;</code>'],
  ['one ` alone', 'one ` alone'],
  ['none', 'none'],
] as const)
  test(`Code between backticks is marked: ${text}`, () => {
    expect(codeSpans(text).markup).toBe(markup)
  })
