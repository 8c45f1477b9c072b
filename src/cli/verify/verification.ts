import type { Manifest } from '../bundle/manifest.js'
import type { StoredRun } from '../last-run/parse-run.js'
import type { JudgedAgain } from './compare-verdicts.js'
import type { SignatureCheck } from './check-signature.js'

/** What the verification of a bundle comes to. */
export interface Verification {
  /** As the user named it. */
  readonly path: string
  /** SHA-256 of the bundle, hex. */
  readonly digest: string
  readonly manifest: Manifest
  readonly run: StoredRun
  /** Whether the program that made the run is this one, file by file. */
  readonly isSameProgram: boolean
  /** What is wrong with the files, a sentence each. */
  readonly fileFaults: readonly string[]
  /** What is wrong with the recording, a sentence each. */
  readonly recordingFaults: readonly string[]
  readonly signature: SignatureCheck
  readonly judged: JudgedAgain
}

/** Whether everything is as the run has it. */
export const isVerified = ({
  fileFaults,
  recordingFaults,
  signature,
  judged,
}: Verification): boolean =>
  [fileFaults, recordingFaults, signature.faults, judged.differences].every(
    ({ length }) => length === 0,
  )
