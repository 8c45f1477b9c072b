import { dirname } from 'node:path'
import { applyBaseline } from '../../run/apply-baseline.js'
import type { Run, StaleEntry } from '../../run/run.js'
import { wasDecided } from '../../run/was-decided.js'
import type { Baseline } from '../../target/baseline.js'
import { loadBaseline } from '../../target/load-baseline.js'
import { parseBaseline } from '../../target/parse-baseline.js'
import { updateBaseline } from '../../target/update-baseline.js'
import type { VerdictWord } from '../../terms/verdict.js'
import { CommandError } from '../command-error.js'
import { checkPlace } from '../output/check-place.js'
import type { Drafts } from '../output/drafts.js'
import { makeFolder } from '../output/make-folder.js'
import { loadWhole } from '../load-whole.js'
import type { Supplements } from '../supplements-for.js'
import type { RunFlags } from '../flags/run-flags.js'

/** The baseline that the flags name, or none: then a run stays as it is. */
export interface OpenBaseline {
  /** A run with its failures held against the baseline, or against what is going to be the baseline. */
  apply(run: Run): Run
  /** Writes the baseline if it was to be updated and the run allows it. */
  write(drafts: Drafts): Promise<void>
}

/**
 * Reads the baseline before anything is sent.
 *
 * @throws ProfileError with every mistake of the file
 */
export function openBaseline(
  { baseline: file, updateBaseline: update, only, failed, interface: chosen, failOn }: RunFlags,
  supplements: Supplements,
): OpenBaseline {
  if (file === undefined) {
    if (update) throw new CommandError('--update-baseline needs --baseline and the file to write')
    return { apply: (run) => run, write: async () => undefined }
  }
  const requirements = loadWhole(chosen, supplements).interfaces.flatMap((one) => one.requirements)
  if (update) {
    checkPlace(file, file)
    makeFolder(dirname(file), dirname(file))
  }
  const isGated = (verdict: VerdictWord): boolean =>
    verdict === 'fail' || (verdict === 'warn' && failOn === 'should')
  const old = loadBaseline(file, requirements, update)
  let text = old.text
  const hold = (run: Run, baseline: Baseline): Run =>
    applyBaseline(run, baseline, only === undefined && !failed)
  return {
    apply(run) {
      const held = hold(run, old)
      if (!update) return held
      if (!wasDecided(run)) return withNote(held, `${file} was not updated: ${undecided(run)}`)
      const stale = (why: StaleEntry['why']): ReadonlySet<string> =>
        new Set(
          held.baseline?.stale
            .filter((one) => one.why === why)
            .map(({ requirement }) => requirement),
        )
      const gone = stale('passed')
      // Another day is for people to agree on.
      const expired = stale('expired')
      const failed = held.requirements.filter(
        (one) => isGated(one.verdict) && one.known === undefined && !expired.has(one.id),
      )
      text = updateBaseline(
        old,
        (id) => gone.has(id),
        failed.map(({ id }) => id),
      )
      const changes = `${failed.length} added, ${gone.size} taken out`
      const fresh = hold(run, parseBaseline(text, file, requirements))
      return withNote(
        fresh,
        text === old.text ? `${file} is unchanged.` : `${file} was updated: ${changes}.`,
      )
    },
    async write(drafts) {
      if (text !== old.text) await drafts.write(file, () => text)
    },
  }
}

const withNote = (run: Run, note: string): Run => ({ ...run, notes: [...run.notes, note] })

const undecided = ({ interrupted }: Run): string =>
  interrupted === undefined ? 'this run could not be decided.' : 'this run ended early.'
