import { expect, test } from '@playwright/test'
import { htmlReport } from '../../../src/report/html/html-report.js'
import { junitReports } from '../../../src/report/junit.js'
import { runJson } from '../../../src/report/run-json.js'
import { summaryMarkdown } from '../../../src/report/summary.js'
import { terminalReport } from '../../../src/report/terminal.js'
import { boundFindings } from '../../../src/run/bound-findings.js'
import { collectNotes } from '../../../src/run/collect-notes.js'
import type { Finding } from '../../../src/run/finding.js'
import type { Run } from '../../../src/run/run.js'
import { faultsOfMarkup } from '../faults-of-markup.js'
import { sampleRun } from '../../report/sample-run.js'
import { rowsOf, worstRun } from './worst-run.js'

const MiB = 1024 ** 2

/**
 * Every report, with the bytes that what a target said may take in it, however many requirements there are, and those
 * that it may take with five thousand: together with 64 MiB of exchanges less than 120 MiB. `run.json` has quotations
 * twice, and a byte of them takes two there and five in HTML.
 */
const reports: readonly {
  readonly name: string
  readonly said: number
  readonly most: number
  /** What it says where it has no more room. */
  readonly full?: RegExp
  readonly write: (run: Run) => string
}[] = [
  {
    name: 'HTML',
    said: (10 + 4 + 5 * 2) * MiB,
    most: 30 * MiB,
    full: /There is no more room for commands here;/,
    write: htmlReport,
  },
  { name: 'run.json', said: 2 * 2 * 2 * MiB, most: 13 * MiB, write: runJson },
  {
    name: 'JUnit',
    said: 8.5 * MiB,
    most: 10 * MiB,
    full: /There is no more room here: see run.json./,
    write: (run) => [...junitReports(run).values()].join(''),
  },
  {
    name: 'Markdown',
    said: MiB,
    most: MiB,
    full: /further failures are in the other reports/,
    write: summaryMarkdown,
  },
  {
    name: 'the terminal',
    said: MiB,
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

test('Every report of the worst run is bounded, and takes five times as long for five times as much', () => {
  // All seven interfaces have a third of the requirements of the larger one.
  const [small, large] = [worstRun(1000), worstRun(5000)]
  const rows = rowsOf(large)
  for (const { name, said, most, full, write } of reports) {
    write(small)
    const first = cpuTime(() => write(small))
    let text = ''
    const second = cpuTime(() => (text = write(large)))
    const bytes = Buffer.byteLength(text)
    if (full) expect(full.test(text), name).toBe(true)
    expect(bytes, name).toBeLessThan(most)
    expect(bytes - Buffer.byteLength(write(rows)), name).toBeLessThan(said)
    // By the square it would be 25; what takes less than this says nothing about its growth.
    expect(second / Math.max(first, 20_000), name).toBeLessThan(12)
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

test('Of a flood of findings all quote a little, and those that quote no more than that are whole', () => {
  const finding = sampleRun().findings.find(({ verdict }) => verdict === 'fail')
  if (finding?.verdict !== 'fail') throw new Error('no sample')
  const quoting = (text: string): Finding => ({ ...finding, expected: text, actual: text })
  const [long, short] = [quoting('é'.repeat(50_000)), quoting('status 200')]
  const many = Array.from({ length: 20_000 }, (_, n) => (n % 4 === 0 ? short : long))
  const { findings, cut } = boundFindings(many)
  expect(cut).toBe(15_000)
  expect(findings.filter((one) => one === short)).toHaveLength(5000)
  const said = findings.flatMap(({ expected, actual }) => [expected, actual]).join('')
  expect(Buffer.byteLength(said)).toBeLessThan(2 * MiB)
  expect(new Set(findings.map(({ actual }) => actual)).size).toBe(2)
  expect(findings[1]?.actual).toMatch(/^é{20,}…$/)
})

test('What honest servers of five thousand requirements get wrong is quoted whole', () => {
  const finding = sampleRun().findings.find(({ verdict }) => verdict === 'fail')
  if (finding?.verdict !== 'fail') throw new Error('no sample')
  const usual = { ...finding, expected: 'e'.repeat(80), actual: 'a'.repeat(200) }
  const large = { ...finding, actual: 'a'.repeat(4000) }
  const many = Array.from({ length: 5000 }, (_, n) => (n % 100 === 0 ? large : usual))
  expect(boundFindings(many).cut).toBe(0)
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
