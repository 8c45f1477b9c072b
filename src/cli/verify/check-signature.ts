import { isDeepStrictEqual } from 'node:util'
import { existsSync } from 'node:fs'
import { readTextFile } from '../../bounds/read-text-file.js'
import { CommandError } from '../command-error.js'
import type { VerifyFlags } from '../flags/verify-flags.js'
import type { StoredRun } from '../last-run/parse-run.js'
import { type Envelope, isSealedBy, keyId, payloadType } from '../sign/envelope.js'
import { readKey } from '../sign/read-key.js'
import { signatureFile } from '../sign/signature-file.js'
import { type Statement, statementOf } from '../sign/statement.js'
import type { OpenBundle } from './open-bundle.js'

/** What the signature of a bundle shows. */
export interface SignatureCheck {
  /** A phrase. */
  readonly text: string
  /** What is wrong with it, a sentence each. */
  readonly faults: readonly string[]
}

const largest = 16 * 1024 * 1024

/** Checks the signature of a bundle: with the key that was named, and whether it is of this bundle and its run. */
export function checkSignature(
  path: string,
  bundle: OpenBundle,
  run: StoredRun,
  flags: VerifyFlags,
): SignatureCheck {
  const key = readKey('public', flags.key)
  const place = flags.signature ?? signatureFile(path)
  if (!existsSync(place)) {
    if (flags.signature !== undefined) throw new CommandError(`${place} does not exist`)
    const faults = key === undefined ? [] : [`There is no signature: ${place} does not exist.`]
    return { text: 'none: it does not show who made the bundle', faults }
  }
  const envelope = readEnvelope(place)
  const faults = checkStatement(place, envelope, statementOf(path, bundle, run))
  const keys = envelope.signatures.map(({ keyid = 'that it does not name' }) => keyid).join(', ')
  if (key === undefined)
    return { text: `of key ${keys}, not checked: name the public key with --key`, faults }
  return isSealedBy(envelope, key)
    ? { text: `good, of key ${keyId(key)}`, faults }
    : { text: 'wrong', faults: [...faults, `${place} was not signed with this key.`] }
}

function readEnvelope(place: string): Envelope {
  const envelope = parsed(readTextFile(place, largest)) as Partial<Envelope> | undefined
  if (
    typeof envelope?.payload !== 'string' ||
    envelope.payloadType !== payloadType ||
    !Array.isArray(envelope.signatures) ||
    !envelope.signatures.every((one) => typeof one?.sig === 'string')
  )
    throw new CommandError(`${place} is no signature of assay sign`)
  return envelope as Envelope
}

/** What is signed is what was shown. */
function checkStatement(place: string, { payload }: Envelope, own: Statement): readonly string[] {
  const signed = parsed(Buffer.from(payload, 'base64').toString()) as Statement | undefined
  const [subject] = signed?.subject ?? []
  if (subject?.digest?.sha256 !== own.subject[0]?.digest.sha256)
    return [`${place} is the signature of another bundle.`]
  const { subject: _, ...rest } = own
  const { subject: __, ...said } = signed ?? {}
  return isDeepStrictEqual(rest, said) ? [] : [`${place} states another result than the run has.`]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
