import { createHash } from 'node:crypto'
import { CommandError } from '../command-error.js'
import type { BundleFlags } from '../flags/bundle-flags.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { asLastTime } from '../last-run/as-last-time.js'
import { readLastExchanges } from '../last-run/read-last-exchanges.js'
import { readLastRun, type LastRun } from '../last-run/read-last-run.js'
import { checkPlace } from '../output/check-place.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { formatCount } from '../../report/format-count.js'
import { supplementsFor } from '../supplements-for.js'
import { toolVersion } from '../tool-version.js'
import { gatherFiles } from './gather-files.js'
import { bundled, bundleFormat, type Manifest } from './manifest.js'
import { pack } from './pack.js'
import { redactProfile } from './redact-profile.js'
import { toolDigest } from './tool-digest.js'

/** `assay bundle`: packs the last run into one file, for an auditor who was not there. */
export async function bundleCommand(path: string, given: BundleFlags): Promise<ExitCode> {
  const last = readLastRun(given.out)
  checkVersion(last)
  checkEnd(last)
  checkPlace(path, path)
  // What is not whole cannot be judged again.
  await readLastExchanges(last, 'all')
  const { profile, baseUrl } = asLastTime(given, last)
  const tested = last.run.interfaces.map(({ name }) => name)
  const supplements = supplementsFor({ profile, baseUrl, interface: tested })
  const redact = profile === undefined ? (text: string) => text : redactProfile(profile, last)
  const gathered = gatherFiles(last, profile, supplements, redact)
  const manifest = manifestOf(last, gathered, given.by ?? last.run.by)
  const first = new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`)
  const packed = pack([[bundled.manifest, first], ...sorted(gathered.files)])
  await writeFile(path, packed)
  print(
    `${path}  ${formatCount(manifest.files.length + 1)} files, ${formatCount(packed.length)} bytes
  SHA-256 ${createHash('sha256').update(packed).digest('hex')}
  Judge it again, without network:  npx assay verify ${path}
`,
  )
  return exitCode.success
}

const sorted = (files: ReadonlyMap<string, Uint8Array>): readonly [string, Uint8Array][] =>
  [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))

function manifestOf(
  { run }: LastRun,
  { files, supplements }: ReturnType<typeof gatherFiles>,
  by: string | undefined,
): Manifest {
  const { started, finished, verdict, target } = run
  return {
    format: bundleFormat,
    by,
    tool: { name: 'assay', version: toolVersion, digest: run.tool.digest ?? toolDigest() },
    target: target.baseUrl,
    started,
    finished,
    verdict,
    supplements,
    files: sorted(files).map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })),
  }
}

/** What a run did not come to would be missed when it is judged again, as if it had been taken out. */
function checkEnd({ run, file }: LastRun): void {
  if (run.interrupted !== undefined)
    throw new CommandError(
      `the run of ${file} ended early, and a part of a run cannot be judged again. Let one run to its end (assay run).`,
    )
}

function checkVersion({ run, file }: LastRun): void {
  if (run.tool.version !== toolVersion)
    throw new CommandError(
      `${file} was written by Assay ${run.tool.version}, and this is ${toolVersion}. Run again (assay run), or bundle with that version.`,
    )
}
