import { randomBytes } from 'node:crypto'
import {
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Writes a file beside its place, readable by its owner alone from the first byte on, and renamed when it is whole. */
export function writePrivately(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const beside = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`)
  const { O_WRONLY, O_CREAT, O_EXCL } = constants
  const fd = openSync(beside, O_WRONLY | O_CREAT | O_EXCL | (constants.O_NOFOLLOW ?? 0), 0o600)
  try {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
    fsyncSync(fd)
    closeSync(fd)
    renameSync(beside, path)
  } catch (error) {
    unlinkSync(beside)
    throw error
  }
}
