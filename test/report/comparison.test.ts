import { expect, test } from '@playwright/test'
import { comparisonAnnotations } from '../../src/report/comparison/comparison-annotations.js'
import { comparisonHtml } from '../../src/report/comparison/comparison-html.js'
import { comparisonMarkdown } from '../../src/report/comparison/comparison-markdown.js'
import { comparisonText } from '../../src/report/comparison/comparison-text.js'
import { compareRuns } from '../../src/run/compare-runs.js'
import type { RequirementResult } from '../../src/run/run.js'
import { sampleRun } from './sample-run.js'

/** The sample, whose target says what is hostile, after a run in which everything held. */
function comparison() {
  const run = sampleRun()
  const held = run.requirements.map((one): RequirementResult => ({
    ...one,
    verdict: 'pass',
    remedy: undefined,
    known: undefined,
    later: undefined,
  }))
  return compareRuns(
    { shown: 'main', run: { ...run, requirements: held } },
    { shown: 'reports', run },
  )
}

test('nothing that a target says gets out of its place, in any form', () => {
  const page = comparisonHtml(comparison())
  expect(page).not.toMatch(/<script|<img|href=/)
  expect(page).toContain('pass → fail')
  const markdown = comparisonMarkdown(comparison())
  expect(markdown).not.toMatch(/^#? ?PASS {2}all/m)
  expect(markdown).toContain('## Worse')
  for (const line of comparisonAnnotations(comparison()).split('\n').slice(0, -1))
    expect(line).toMatch(/^::(error|warning|notice) /)
  const text = comparisonText(comparison(), { color: false, width: 80 })
  // oxlint-disable-next-line no-control-regex
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/)
})
