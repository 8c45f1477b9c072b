import { appendFileSync, statSync } from 'node:fs'
import type { Run } from '../../run/run.js'
import { outputError } from '../output/output-error.js'

/** GitHub drops the summary of a step that has more bytes than this. */
const largest = 1024 * 1024
/** Fewer bytes than this tell nothing. */
const smallest = 16 * 1024

/**
 * Appends a text to the summary of a step of GitHub Actions, where there is room for it.
 *
 * @param tell is given the bytes that there is room for; a text that is longer is left out
 * @param path of the file that GitHub names; nothing is done without one
 * @throws CommandError when it cannot be written
 */
export function appendToSummary(tell: (room: number) => string, path: string | undefined): void {
  if (path === undefined || path === '') return
  const used = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const room = Math.min(largest - used - 1024, 900 * 1024)
  if (room < smallest) return
  const text = tell(room)
  if (Buffer.byteLength(text) > room) return
  try {
    appendFileSync(path, text)
  } catch (error) {
    throw outputError(path, error)
  }
}

/** Appends the summary of a run, as long as there is room. */
export async function appendStepSummary(run: Run, path: string | undefined): Promise<void> {
  const { summaryMarkdown } = await import('../../report/summary.js')
  appendToSummary((room) => summaryMarkdown(run, room), path)
}
