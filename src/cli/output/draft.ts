import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  renameSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { cleanUpAtExit } from './exit-cleanup.js'

/** A file that is written beside its place, and takes it when it is whole. */
export interface Draft {
  /** Where it will be. */
  readonly path: string
  /** Where it is until then. */
  readonly beside: string
  /** Leaves its file descriptor to a stream, which closes it. */
  handOver(): number
  /** Appends a text, or bytes. */
  write(text: string | Uint8Array): void
  /** Closes it; nothing can be appended any more. */
  close(): void
  /** Puts it in its place, over what was there. */
  commit(): void
  /** Takes it away. Does nothing when it was committed. */
  discard(): void
}

const { O_WRONLY, O_CREAT, O_EXCL } = constants
/** Windows has no such flag; O_EXCL follows no link either. */
const flags = O_WRONLY | O_CREAT | O_EXCL | (constants.O_NOFOLLOW ?? 0)

/**
 * Opens a new file beside a place. It is gone when the process ends before it is committed.
 *
 * @throws Error of node:fs when it cannot be opened
 */
export function draftOf(path: string): Draft {
  const name = `.${basename(path)}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  const beside = join(dirname(path), name)
  const fd = openSync(beside, flags, 0o666)
  const settled = cleanUpAtExit(() => unlinkSync(beside))
  let open = true
  let stands = true
  const close = (): void => {
    if (!open) return
    open = false
    closeSync(fd)
  }
  return {
    path,
    beside,
    handOver() {
      open = false
      return fd
    },
    write(text) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text
      for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at)
    },
    close,
    commit() {
      const old = lstatSync(path, { throwIfNoEntry: false })
      close()
      if (old?.isFile()) chmodSync(beside, old.mode & 0o777)
      renameSync(beside, path)
      stands = false
      settled()
    },
    discard() {
      if (!stands) return
      stands = false
      try {
        close()
        unlinkSync(beside)
      } catch {
        // Its folder may be gone, and it with that.
      }
      settled()
    },
  }
}
