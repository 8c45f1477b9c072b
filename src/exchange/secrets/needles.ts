import { type Needle, needleOf } from './needle.js'
import { createEscapeStarts, openFor, type EscapeStarts } from './escape-starts.js'

/** Everything that is sought, arranged so that a text is looked through in one go. */
export interface Needles {
  readonly all: readonly Needle[]
  /** Numbers of the needles, by their first character. */
  readonly byFirst: ReadonlyMap<number, readonly number[]>
  /** Those that begin with four characters of this hash, by their length: many may begin alike. */
  readonly byHash: ReadonlyMap<number, ReadonlyMap<number, ReadonlyMap<string, Needle>>>
  /** A bit for each hash that there is, among 2¹⁵. */
  readonly hashes: Uint8Array
  /** By UTF-16 unit: whether one begins with it. */
  readonly begins: Uint8Array
  readonly openers: EscapeStarts
  /** By UTF-16 unit: whether it is in one, or may be in an escape or in Base64. All others are passed over. */
  readonly matters: Uint8Array
  /** Whether one holds a backslash, which escaping doubles. */
  readonly hasBackslash: boolean
  /** Bytes that an encoded secret may consist of: 1 for each. */
  readonly bytes: Uint8Array
  /** Length of the shortest and of the longest one, in UTF-16 units. */
  readonly shortest: number
  readonly longest: number
}

/** Characters that are hashed; no needle is shorter. */
export const hashed = 4

/** Of four characters that were shifted into one number. */
export const bucketOf = (four: number): number => Math.imul(four, 0x9e3779b1) >>> 17

/** Gathers needles; what is looked up grows with each, so that learning costs no more the more is known. */
export function gatherNeedles(): {
  readonly needles: Needles
  add(secret: string, token: string): void
} {
  const all: Needle[] = []
  const byFirst = new Map<number, number[]>()
  const byHash = new Map<number, Map<number, Map<string, Needle>>>()
  const bytes = new Uint8Array(256)
  // Whatever is escaped is spelt in these.
  for (const one of [9, 10, 13]) bytes[one] = 1
  bytes.fill(1, 0x20, 0x7f)
  const needles = {
    all,
    byFirst,
    byHash,
    hashes: new Uint8Array(2 ** 15),
    begins: new Uint8Array(0x10000),
    openers: createEscapeStarts(),
    matters: new Uint8Array(0x10000),
    hasBackslash: false,
    bytes,
    shortest: Infinity,
    longest: 0,
  }
  for (let unit = 0; unit < 0x80; unit++)
    if (/[\w\\%&~+#;{}/-]/.test(String.fromCharCode(unit))) needles.matters[unit] = 1
  return {
    needles,
    add(secret, token) {
      const needle = needleOf(secret, token)
      const number = all.push(needle) - 1
      const bucket = bucketOf(fourOf(secret))
      push(byFirst, needle.units[0] ?? 0, number)
      const alike = mapIn(byHash, bucket)
      mapIn(alike, secret.length).set(secret, needle)
      needles.hashes[bucket] = 1
      for (const byte of Buffer.from(secret)) bytes[byte] = 1
      // A character beyond ASCII comes in bytes that another spelling of it does not have.
      if (/[^\0-\x7f]/.test(secret)) bytes.fill(1, 0x80)
      needles.begins[needle.units[0] ?? 0] = 1
      for (const unit of needle.units) needles.matters[unit] = 1
      openFor(secret, needles.openers)
      if (secret.includes('\\')) needles.hasBackslash = true
      needles.shortest = Math.min(needles.shortest, needle.units.length)
      needles.longest = Math.max(needles.longest, secret.length)
    },
  }
}

function fourOf(secret: string): number {
  let four = 0
  for (let at = 0; at < hashed; at++) four = (four << 8) ^ secret.charCodeAt(at)
  return four
}

function push(map: Map<number, number[]>, key: number, number: number): void {
  const known = map.get(key)
  if (known) known.push(number)
  else map.set(key, [number])
}

function mapIn<K, L, V>(map: Map<K, Map<L, V>>, key: K): Map<L, V> {
  const known = map.get(key) ?? new Map<L, V>()
  map.set(key, known)
  return known
}
