import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** A signed statement: DSSE, envelope of version 1. */
export interface Envelope {
  readonly payloadType: string
  /** Base64. */
  readonly payload: string
  readonly signatures: readonly { readonly keyid?: string; readonly sig: string }[]
}

export const payloadType = 'application/vnd.in-toto+json'

/** Signs a statement with Ed25519. */
export function seal(statement: object, key: KeyObject): Envelope {
  const payload = Buffer.from(JSON.stringify(statement))
  const sig = sign(null, encoded(payloadType, payload), key).toString('base64')
  return {
    payloadType,
    payload: payload.toString('base64'),
    signatures: [{ keyid: keyId(createPublicKey(key)), sig }],
  }
}

/** Whether one of the signatures was made with a key. */
export function isSealedBy({ payloadType: type, payload, signatures }: Envelope, key: KeyObject) {
  const message = encoded(type, Buffer.from(payload, 'base64'))
  return signatures.some(({ sig }) => verify(null, message, key, Buffer.from(sig, 'base64')))
}

/** What is signed (DSSE, section "Signature Definition"): type and payload with their lengths, so that none passes for the other. */
const encoded = (type: string, payload: Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `),
    payload,
  ])

/** SHA-256 of a public key in DER, hex. */
export const keyId = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
