import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { htmlReport } from '../../report/html/html-report.js'
import { junitReports } from '../../report/junit.js'
import { runJson } from '../../report/run-json.js'
import { summaryMarkdown } from '../../report/summary.js'
import type { Run } from '../../run/run.js'
import { removeStaleJunit } from './remove-stale-junit.js'

/**
 * Writes every report of a run.
 *
 * @param shown the folder as the user named it
 * @returns where the reports are, as the user may open them
 */
export async function writeReports(
  run: Run,
  out: string,
  shown: string,
): Promise<readonly string[]> {
  const folder = join(out, 'junit')
  await mkdir(folder, { recursive: true })
  const junit = [...junitReports(run)]
  await removeStaleJunit(
    folder,
    junit.map(([name]) => name),
  )
  await Promise.all([
    writeFile(join(out, 'index.html'), htmlReport(run)),
    writeFile(join(out, 'run.json'), runJson(run)),
    writeFile(join(out, 'summary.md'), summaryMarkdown(run)),
    ...junit.map(([name, xml]) => writeFile(join(folder, name), xml)),
  ])
  return ['index.html', 'junit/', 'run.json'].map((name) => join(shown, name))
}
