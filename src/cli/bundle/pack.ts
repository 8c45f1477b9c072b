import { zipSync, type Zippable } from 'fflate'

/** Of every file of a bundle: the same files always make the same bytes. */
const mtime = new Date(1980, 0, 1)

/** Packs files into one, in the order given. */
export function pack(files: Iterable<readonly [name: string, bytes: Uint8Array]>): Uint8Array {
  const all: Zippable = {}
  for (const [name, bytes] of files) all[name] = [bytes, { mtime, level: 6 }]
  return zipSync(all)
}
