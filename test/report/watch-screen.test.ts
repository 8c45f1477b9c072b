import { expect, test } from '@playwright/test'
import { openLinks } from '../../src/report/terminal/open-links.js'
import { paint } from '../../src/report/terminal/paint.js'
import { watchScreen } from '../../src/report/terminal/watch-screen.js'
import { sampleRun } from './sample-run.js'

const linkTo = openLinks(undefined, [])

/** One round with one failure, on a screen of so many lines. */
function screenOf(height: number): readonly string[] {
  const run = sampleRun()
  const requirements = run.requirements.filter(({ id }) => id === 'accounts.balances.order')
  const look = { width: 80, height, paint: paint(false), linkTo }
  const interrupted = 'The log-in of customer ended and could not be renewed, so log in again.'
  return watchScreen({ ...run, requirements, interrupted }, 'as you asked', 900, look)
}

test('A screen with little room leaves out how to see a failure again, not what was answered', () => {
  const tall = screenOf(50).join('\n')
  expect(tall).toContain('curl ')
  const low = screenOf(20)
  expect(low.join('\n')).toContain('answered acc-2, acc-4, acc-7')
  expect(low.join('\n')).not.toContain('curl ')
  expect(low.length).toBeLessThanOrEqual(20)
  expect(low.join(' ')).toMatch(/0 of 1 pass, in 0.9 s +Stopped early: The log-in/)
  expect(low.filter((line) => line.length > 80)).toEqual([])
})
