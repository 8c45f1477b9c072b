import { appendFileSync, statSync } from 'node:fs'
import type { Run } from '../../run/run.js'
import { outputError } from '../output/output-error.js'

/** GitHub drops the summary of a step that has more bytes than this. */
const largest = 1024 * 1024
/** Fewer bytes than this tell nothing. */
const smallest = 16 * 1024

/**
 * Appends the summary of a run to that of the step, as long as there is room in it.
 *
 * @param path of the file that GitHub names; nothing is done without one
 * @throws CommandError when it cannot be written
 */
export async function appendStepSummary(run: Run, path: string | undefined): Promise<void> {
  if (path === undefined || path === '') return
  const { summaryMarkdown } = await import('../../report/summary.js')
  const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const room = Math.min(largest - used - 1024, 900 * 1024)
  if (room < smallest) return
  try {
    appendFileSync(path, summaryMarkdown(run, room))
  } catch (error) {
    throw outputError(path, error as Error)
  }
}
