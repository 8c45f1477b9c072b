import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { htmlReport } from '../src/report/html/html-report.js'
import { chromiumArguments } from '../test/chromium/chromium-arguments.js'
import { provideChromium } from '../test/chromium/provide-chromium.js'
import { largeReportRun } from './large-report-run.js'
import { median } from './median.js'

/** Resolves when what was done before has been painted. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))'

/** What a reader does one after the other, as a field of the filter and its value. */
const filters = [
  ['text', 'member-2417'],
  ['text', 'member-2'],
  ['text', ''],
  ['verdict', 'pass'],
  ['verdict', 'fail'],
  ['verdict', ''],
  ['interface', 'text'],
  ['interface', ''],
  ['level', 'should'],
  ['level', ''],
  ['text', 'no such requirement'],
  ['text', ''],
] as const

/** What the report of 5,000 failures and 20,000 exchanges costs its reader, in Chromium, as a table. */
export async function reportPage(repetitions: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'))
  const file = join(folder, 'index.html')
  const run = largeReportRun()
  const begun = performance.now()
  const markup = htmlReport(run)
  const written = performance.now() - begun
  await writeFile(file, markup)
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: [...chromiumArguments],
  })
  const measured = new Map<string, Cost[]>()
  try {
    for (let turn = 0; turn < repetitions; turn++) {
      const page = await browser.newPage()
      const measure = await openMeter(page)
      const note = async (what: string, action: () => Promise<unknown>): Promise<void> => {
        measured.set(what, [...(measured.get(what) ?? []), await measure(action)])
      }
      await note('open it (aim: 2,000 ms)', () => page.goto(pathToFileURL(file).href))
      for (const [at, [name, value]] of filters.entries())
        await note(`${at + 1}. filter ${name}: ${value || 'all'} (aim: 200 ms)`, () =>
          page.evaluate(filterBy(name, value)),
        )
      await page.close()
    }
  } finally {
    await browser.close()
    await rm(folder, { recursive: true })
  }
  const megabytes = (Buffer.byteLength(markup) / 1e6).toFixed(1)
  return [
    `A report of ${run.requirements.length} requirements, 5,000 failures and 20,000 exchanges: ${megabytes} MB, written in ${written.toFixed(0)} ms.\n`,
    `Medians of ${repetitions} readers until all is painted, and CPU time of the page; the load of the machine is ${loadavg()[0]?.toFixed(1)}.\n\n`,
    ...[...measured].map(([what, costs]) => row(what, costs)),
  ].join('')
}

interface Cost {
  readonly wall: number
  /** Of the thread that scripts, lays out and paints: what other programs do beside it is not in it. */
  readonly cpu: number
}

type Meter = (action: () => Promise<unknown>) => Promise<Cost>

async function openMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const ticks = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  return async (action) => {
    const before = await ticks()
    const begun = performance.now()
    await action()
    await page.evaluate(painted)
    const wall = performance.now() - begun
    return { wall, cpu: (await ticks()) - before }
  }
}

const filterBy = (name: string, value: string): string => `{
  const field = document.querySelector('#filter [name=${name}]')
  field.value = ${JSON.stringify(value)}
  field.dispatchEvent(new Event('input', { bubbles: true }))
}`

const row = (what: string, costs: readonly Cost[]): string => {
  const figure = (of: (cost: Cost) => number): string =>
    median(costs.map(of)).toFixed(0).padStart(6)
  return `  ${what.padEnd(52)} ${figure(({ wall }) => wall)} ms ${figure(({ cpu }) => cpu)} ms CPU\n`
}
