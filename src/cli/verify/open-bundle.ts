import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { FileError } from '../../bounds/file-error.js'
import { readBytes } from '../../bounds/read-bytes.js'
import { bundled, bundleFormat, type Manifest } from '../bundle/manifest.js'
import { pack } from '../bundle/pack.js'
import { CommandError } from '../command-error.js'
import { damagedBundle } from './damaged-bundle.js'

/** A bundle that was read, and what is wrong with it. */
export interface OpenBundle {
  readonly manifest: Manifest
  /** By their paths in the bundle. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** SHA-256 of the bundle, hex. */
  readonly digest: string
  /** What was changed, is missing or was added, a sentence each. */
  readonly faults: readonly string[]
}

const largest = 512 * 1024 * 1024
const mostFiles = 1000

/**
 * Reads a bundle, in bounded memory, and compares it with its manifest.
 *
 * @throws CommandError for a file that is no bundle
 */
export function openBundle(path: string): OpenBundle {
  const packed = readPacked(path)
  const files = unpack(path, packed)
  const manifest = manifestIn(path, files)
  return {
    manifest,
    files,
    digest: createHash('sha256').update(packed).digest('hex'),
    faults: [...faultsOf(manifest, files), ...faultsOfArchive(packed, files)],
  }
}

function readPacked(path: string): Uint8Array {
  try {
    return readBytes(path, largest)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    throw new CommandError(
      `${path} cannot be read: ${error.message}. Name a bundle, or make one of the last run (assay bundle).`,
    )
  }
}

function unpack(path: string, packed: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let bytes = 0
  let count = 0
  try {
    const all = unzipSync(packed, {
      filter: ({ originalSize }) => {
        bytes += originalSize
        count += 1
        if (bytes > largest || count > mostFiles) throw new Error('it holds more than any bundle')
        return true
      },
    })
    return new Map(Object.entries(all))
  } catch (error) {
    throw damagedBundle(path, told(error))
  }
}

function manifestIn(path: string, files: ReadonlyMap<string, Uint8Array>): Manifest {
  const bytes = files.get(bundled.manifest)
  const manifest = bytes && (parsed(bytes) as Partial<Manifest> | undefined)
  if (manifest?.format !== bundleFormat || !Array.isArray(manifest.files))
    throw new CommandError(
      `${path} has no ${bundled.manifest} of the form ${bundleFormat}: it is no bundle of Assay, or one of another version.`,
    )
  return manifest as Manifest
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function faultsOf(manifest: Manifest, files: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const listed = new Map(manifest.files.map((one) => [one.path, one]))
  const added = [...files.keys()].filter((name) => name !== bundled.manifest && !listed.has(name))
  return [
    ...[...listed.values()].flatMap(({ path, bytes, sha256 }) => {
      const content = files.get(path)
      if (content === undefined) return `${path} is missing.`
      const isSame =
        content.length === bytes && createHash('sha256').update(content).digest('hex') === sha256
      return isSame ? [] : `${path} was changed: it is not what the manifest has.`
    }),
    ...added.map((name) => `${name} was added: the manifest does not have it.`),
  ]
}

/** Beyond the files, such as names and times: the same files always make the same bundle. */
function faultsOfArchive(
  packed: Uint8Array,
  files: ReadonlyMap<string, Uint8Array>,
): readonly string[] {
  return Buffer.compare(packed, pack(files)) === 0
    ? []
    : ['The archive is not as it was packed: bytes beyond its files were changed.']
}

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error))
