import { expect, test } from '@playwright/test'
import { comparisonAnnotations } from '../../src/report/comparison/comparison-annotations.js'
import { comparisonHtml } from '../../src/report/comparison/comparison-html.js'
import { comparisonMarkdown } from '../../src/report/comparison/comparison-markdown.js'
import { comparisonText } from '../../src/report/comparison/comparison-text.js'
import { sampleComparison } from './sample-comparison.js'

test('nothing that a target says gets out of its place, in any form', () => {
  const page = comparisonHtml(sampleComparison())
  expect(page).not.toMatch(/<script|<img|href=/)
  expect(page).toContain('pass → fail')
  const markdown = comparisonMarkdown(sampleComparison())
  expect(markdown).not.toMatch(/^#? ?PASS {2}all/m)
  expect(markdown).toContain('## Worse')
  for (const line of comparisonAnnotations(sampleComparison()).split('\n').slice(0, -1))
    expect(line).toMatch(/^::(error|warning|notice) /)
  const text = comparisonText(sampleComparison(), { color: false, width: 80 })
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
})
