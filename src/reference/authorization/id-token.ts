import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

interface Signer {
  /** An ID token (OpenID Connect Core, 2) with these claims, as a signed JWT. */
  sign(claims: Readonly<Record<string, unknown>>): string
  /** The public key, as a JWK Set (RFC 7517, 5). */
  keys(): object
}

/** Signs with a key of its own, which is made when it is first needed. */
export function idTokenSigner(): Signer {
  let pair: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } | undefined
  const keyPair = () => (pair ??= generateKeyPairSync('ec', { namedCurve: 'P-256' }))
  return {
    sign(claims) {
      const signed = [{ alg: 'ES256', typ: 'JWT', kid: 'one' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
      const { privateKey: key } = keyPair()
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `${signed}.${signature.toString('base64url')}`
    },
    keys: () => ({
      keys: [
        { ...keyPair().publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' },
      ],
    }),
  }
}
