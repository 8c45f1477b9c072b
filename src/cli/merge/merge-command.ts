import type { RunPart } from '../../run/merge/renumber.js'
import { CommandError } from '../command-error.js'
import type { ExitCode } from '../exit-code.js'
import type { MergeFlags } from '../flags/merge-flags.js'
import { readLastExchanges } from '../last-run/read-last-exchanges.js'
import { readLastRun } from '../last-run/read-last-run.js'
import { writeMerged } from './write-merged.js'

/** `assay merge`: folds several runs into one and writes its reports. */
export async function mergeCommand(
  folders: readonly string[],
  flags: MergeFlags,
): Promise<ExitCode> {
  const parts: (RunPart & { readonly folder: string })[] = []
  for (const folder of folders) {
    const last = readLastRun(folder)
    parts.push({ run: last.run, exchanges: await readLastExchanges(last, 'all'), folder })
  }
  checkAlike(parts)
  return writeMerged(parts, flags)
}

/** Runs of other versions decide otherwise: together they say nothing. */
function checkAlike(parts: readonly (RunPart & { readonly folder: string })[]): void {
  const [first] = parts
  const digests = new Map<string, string>()
  for (const { run, folder } of parts) {
    if (run.tool.version !== first?.run.tool.version)
      throw new CommandError(
        `${folder} is of Assay ${run.tool.version}, ${first?.folder} of ${first?.run.tool.version}: run both with the same version`,
      )
    for (const { name, digest } of run.interfaces) {
      if (digest !== (digests.get(name) ?? digest))
        throw new CommandError(
          `${folder} was tested against another definition of ${name} than the runs before it`,
        )
      digests.set(name, digest)
    }
  }
}
