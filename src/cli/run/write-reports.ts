import { join } from 'node:path'
import { htmlReport } from '../../report/html/html-report.js'
import { junitReports } from '../../report/junit.js'
import { runJson } from '../../report/run-json.js'
import { summaryMarkdown } from '../../report/summary.js'
import type { Run } from '../../run/run.js'
import type { Drafts } from '../output/drafts.js'
import type { OpenOutput } from './open-output.js'

/**
 * Writes every report of a run beside its place; `commit` of the drafts puts them there.
 *
 * @throws CommandError when one cannot be written
 */
export async function writeReports(
  run: Run,
  { folder, shown }: Pick<OpenOutput, 'folder' | 'shown'>,
  drafts: Drafts,
): Promise<void> {
  const write = (name: string, text: () => string): Promise<void> =>
    drafts.write(join(folder, name), text, join(shown, name))
  await write('run.json', () => runJson(run))
  await write('summary.md', () => summaryMarkdown(run))
  for (const [name, xml] of junitReports(run)) await write(join('junit', name), () => xml)
  await write('index.html', () => htmlReport(run))
}
