import { rawByte } from '../readings.js'
import { addPoint } from './add-point.js'
import { eachCharacter } from './each-character.js'
import type { Scan } from './scan.js'

export const isLeadByte = (unit: number): boolean =>
  unit >= (rawByte | 0xc2) && unit <= (rawByte | 0xf4)

/** Reads the rest of a character of UTF-8, after its first byte. */
export function readUtf8(scan: Scan, at: number, lead: number): void {
  const byte = lead & 0xff
  const left = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
  readFollowing(scan, at, left, byte & (0x3f >> left))
}

function readFollowing(scan: Scan, at: number, left: number, value: number): void {
  eachCharacter(scan, at, (unit, next) => {
    const byte = unit & ~rawByte
    if (byte < 0x80 || byte > 0xbf) return
    const point = value * 64 + (byte & 0x3f)
    if (left > 1) readFollowing(scan, next, left - 1, point)
    else addPoint(scan, point, next)
  })
}
