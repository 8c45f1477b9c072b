import { createPublicKey } from 'node:crypto'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { SignFlags } from '../flags/sign-flags.js'
import { checkPlace } from '../output/check-place.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { checkManifest } from '../verify/check-manifest.js'
import { checkRecording } from '../verify/check-recording.js'
import { openBundle } from '../verify/open-bundle.js'
import { readRecorded } from '../verify/read-recorded.js'
import { keyId, seal } from './envelope.js'
import { makeKeys } from './make-keys.js'
import { readKey } from './read-key.js'
import { signatureFile } from './signature-file.js'
import { statementOf } from './statement.js'

/** `assay sign`: signs what a bundle shows. */
export async function signCommand(path: string, flags: SignFlags): Promise<ExitCode> {
  if (flags.newKey !== undefined) {
    makeKeys(flags.newKey)
    return exitCode.success
  }
  const key = readKey('private', flags.key)
  if (key === undefined)
    throw new CommandError(
      'there is no key: name its file with --key, or set ASSAY_SIGNING_KEY. Make a pair of keys with: assay sign --new-key NAME',
    )
  const bundle = openBundle(path)
  const recorded = await readRecorded(path, bundle.manifest, bundle.files)
  const faults = [
    ...bundle.faults,
    ...checkManifest(bundle, recorded.run),
    ...checkRecording(recorded),
  ]
  if (faults.length > 0)
    throw new CommandError(`${path} is not signed. ${faults.join(' ')} Pack it again: assay bundle`)
  const place = signatureFile(path)
  checkPlace(place, place)
  const statement = statementOf(path, bundle, recorded.run)
  await writeFile(place, `${JSON.stringify(seal(statement, key), null, 2)}\n`)
  const { target, verdict, totals } = recorded.run
  print(`${place}
  Signed with key ${keyId(createPublicKey(key))}
    bundle  SHA-256 ${bundle.digest}
    target  ${target.baseUrl}
    result  ${statement.predicate.result}: ${verdict}, ${totals.pass} pass, ${totals.warn} warn, ${totals.fail} fail
  Give both files away; they are checked with:  assay verify ${path} --key PUBLIC-KEY
`)
  return exitCode.success
}
