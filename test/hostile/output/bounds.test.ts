import { expect, test } from '@playwright/test'
import { htmlReport } from '../../../src/report/html/html-report.js'
import { junitReports } from '../../../src/report/junit.js'
import { runJson } from '../../../src/report/run-json.js'
import { summaryMarkdown } from '../../../src/report/summary.js'
import { terminalReport } from '../../../src/report/terminal.js'
import { collectNotes } from '../../../src/run/collect-notes.js'
import type { Run } from '../../../src/run/run.js'
import { faultsOfMarkup } from '../faults-of-markup.js'
import { worstRun } from './worst-run.js'

const MiB = 1024 ** 2

/** Every report, with the bytes that it may take: together with 44 MiB of exchanges less than 100 MiB. */
const reports: readonly {
  readonly name: string
  readonly most: number
  readonly write: (run: Run) => string
}[] = [
  { name: 'HTML', most: 29 * MiB, write: htmlReport },
  { name: 'run.json', most: 13 * MiB, write: runJson },
  { name: 'JUnit', most: 10 * MiB, write: (run) => [...junitReports(run).values()].join('') },
  { name: 'Markdown', most: MiB, write: summaryMarkdown },
  {
    name: 'the terminal',
    most: MiB,
    write: (run) => terminalReport(run, { color: true, width: 100, paths: [] }),
  },
]

const cpuTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('Every report of the worst run is bounded, and takes twice the time for twice as much', () => {
  // All seven interfaces have fewer requirements than the larger one.
  const [once, twice] = [worstRun(850), worstRun(1700)]
  for (const { name, most, write } of reports) {
    write(once)
    const first = cpuTime(() => write(once))
    let text = ''
    const second = cpuTime(() => (text = write(twice)))
    expect(Buffer.byteLength(text), name).toBeLessThan(most)
    // What takes less than this says nothing about its growth.
    expect(second / Math.max(first, 20_000), name).toBeLessThan(5)
  }
})

test('The HTML report of the worst run is whole and its links lead somewhere', () => {
  const page = htmlReport(worstRun(400))
  expect(faultsOfMarkup(page)).toEqual([])
  expect(page.trimEnd().endsWith('</html>')).toBe(true)
  expect(page).toContain('There is no more room for evidence here.')
  const ids = new Set([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const links = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('Of a flood of notes the first are kept, and the others counted', () => {
  const notes = collectNotes(['first'])
  for (let n = 0; n < 100_000; n += 1) notes.add(`${n} ${'x'.repeat(2000)}`)
  notes.add('first')
  const all = notes.all()
  expect(all).toHaveLength(201)
  expect(all[0]).toBe('first')
  expect(all.at(-1)).toBe('There were 99801 more notes like these, which are left out.')
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(1010)
})
