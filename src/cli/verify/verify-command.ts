import { styleText } from 'node:util'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { VerifyFlags } from '../flags/verify-flags.js'
import { toolDigest } from '../bundle/tool-digest.js'
import { print } from '../output/print.js'
import { terminalWidth } from '../terminal-width.js'
import { wantsColor } from '../wants-color.js'
import { checkManifest } from './check-manifest.js'
import { checkRecording } from './check-recording.js'
import { checkSignature } from './check-signature.js'
import { checkWhole } from './check-whole.js'
import { compareVerdicts } from './compare-verdicts.js'
import { judgeAgain } from './judge-again.js'
import { openBundle } from './open-bundle.js'
import { readRecorded } from './read-recorded.js'
import { isVerified, type Verification } from './verification.js'
import { verificationText } from './verification-text.js'

/** `assay verify`: judges what a bundle holds again, without network. */
export async function verifyCommand(path: string, flags: VerifyFlags): Promise<ExitCode> {
  const bundle = openBundle(path)
  const { manifest, digest } = bundle
  const recorded = await readRecorded(path, manifest, bundle.files)
  const { run } = recorded
  const isSameProgram = manifest.tool.digest === toolDigest()
  const judged = compareVerdicts(run, await judgeAgain(recorded), isSameProgram)
  const found: Verification = {
    path,
    digest,
    manifest,
    run,
    isSameProgram,
    fileFaults: [...bundle.faults, ...checkManifest(bundle, run)],
    recordingFaults: [...checkRecording(recorded), ...checkWhole(judged, isSameProgram)],
    signature: checkSignature(path, bundle, run, flags),
    judged,
  }
  const verified = isVerified(found)
  if (flags.json) print(asJson(found, verified))
  else {
    const colored = flags.color && wantsColor(process.stdout)
    const style = verified ? 'green' : 'red'
    const paint = (word: string): string =>
      colored ? styleText([style, 'bold'], word, { validateStream: false }) : word
    print(verificationText(found, paint, terminalWidth()))
  }
  return verified ? exitCode.success : exitCode.failure
}

function asJson({ run, judged, ...found }: Verification, verified: boolean): string {
  const { started, finished, verdict, totals } = run
  const notJudged = Object.fromEntries(judged.notJudged)
  const told = {
    verified,
    ...found,
    run: { started, finished, verdict, totals },
    judged: { ...judged, notJudged },
  }
  return `${JSON.stringify(told, null, 2)}\n`
}
