import { dirname, join, resolve } from 'node:path'
import { reporters } from '../../report/reporters.js'
import type { Run } from '../../run/run.js'
import { CommandError } from '../command-error.js'
import type { ReporterChoice } from '../flags/reporter-choice.js'
import { checkPlace } from '../output/check-place.js'
import type { Drafts } from '../output/drafts.js'
import { makeFolder } from '../output/make-folder.js'
import { print } from '../output/print.js'
import { appendStepSummary } from './append-step-summary.js'
import { type EventSink, openEvents } from './open-events.js'
import { writePdf } from './write-pdf.js'

/** The reports that were requested beside the usual ones. */
export interface OpenReporters {
  /** One of them has standard output for itself: nothing else is printed there. */
  readonly printed: boolean
  /** Where events are told as they happen. */
  readonly events?: EventSink
  /** Writes those that go into files, beside their places. */
  write(run: Run, drafts: Drafts): Promise<void>
  /** Prints those that go to standard output, when the files are in their places. */
  print(run: Run): Promise<void>
}

/**
 * Makes sure, before the target hears anything, that every report that was requested can be written.
 *
 * @param folder of the usual reports
 * @throws CommandError
 */
export function openReporters(choices: readonly ReporterChoice[], folder: string): OpenReporters {
  const placed = choices.map((choice) => ({ ...choice, place: placeOf(choice, folder) }))
  const taking = placed.filter(({ name, place }) => place === '-' && name !== 'github')
  if (taking.length > 1)
    throw new CommandError(
      `${taking.map(({ name }) => name).join(' and ')} cannot both have standard output: give one of them a file (--reporter ${taking[0]?.name}=PATH)`,
    )
  const files = placed.filter(({ place }) => place !== '-' && place !== undefined)
  for (const { place = '' } of files) {
    makeFolder(dirname(resolve(place)), dirname(place))
    checkPlace(resolve(place), place)
  }
  const events = placed.find(({ name }) => name === 'ndjson')
  return {
    printed: taking.length > 0,
    events: events?.place === undefined ? undefined : openEvents(events.place),
    async write(run, drafts) {
      for (const { name, place = '' } of files) {
        if (name === 'ndjson') continue
        const report = await reporters[name].load()
        if (name === 'audit' && place.endsWith('.pdf')) await writePdf(report(run), drafts, place)
        else await drafts.write(resolve(place), () => report(run), place)
      }
    },
    async print(run) {
      for (const { name, place } of placed) {
        if (name === 'ndjson') continue
        if (place === '-') print((await reporters[name].load())(run))
        if (name === 'github') await appendStepSummary(run, process.env['GITHUB_STEP_SUMMARY'])
      }
    },
  }
}

/** Where a report goes; undefined for one that is written anyway. */
function placeOf({ name, path }: ReporterChoice, folder: string): string | undefined {
  if (path !== undefined) return path
  if (name === 'ndjson') return join(folder, 'events.ndjson')
  const { place } = reporters[name]
  if (place === 'usual') return undefined
  return place === 'standard output' ? '-' : join(folder, place.file)
}
