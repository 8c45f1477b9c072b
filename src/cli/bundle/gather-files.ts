import { readFileSync } from 'node:fs'
import { readTextFile } from '../../bounds/read-text-file.js'
import type { Supplements } from '../supplements-for.js'
import type { LastRun } from '../last-run/read-last-run.js'
import { bundled, type Manifest } from './manifest.js'

/** The contents of a bundle but for its manifest. */
interface Gathered {
  /** By their paths in the bundle. */
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly supplements: Manifest['supplements']
}

const largest = 16 * 1024 * 1024
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * Reads what belongs to a run.
 *
 * @param profile path of the profile of the run, if there was one
 * @param redact replaces the secrets of the profile
 */
export function gatherFiles(
  { run, file, exchanges }: LastRun,
  profile: string | undefined,
  { supplements: overlays = {} }: Supplements,
  redact: (text: string) => string,
): Gathered {
  const files = new Map<string, Uint8Array>([
    [bundled.run, readFileSync(file)],
    [bundled.exchanges, readFileSync(exchanges)],
    [bundled.requirements, bytesOf(`${JSON.stringify(requirementsOf(run), null, 2)}\n`)],
  ])
  const { certificates } = run.environment ?? {}
  if (certificates !== undefined) files.set(bundled.certificates, bytesOf(certificates.join('')))
  if (profile !== undefined)
    files.set(bundled.profile, bytesOf(redact(readTextFile(profile, largest))))
  const supplements: Record<string, { interface: string; shown: string }> = {}
  for (const [name, all] of Object.entries(overlays))
    for (const [index, { path, shown }] of all.entries()) {
      const place = `supplements/${name}-${index + 1}.yaml`
      supplements[place] = { interface: name, shown }
      files.set(place, bytesOf(redact(readTextFile(path, largest))))
    }
  return { files, supplements }
}

/** The sentences that the run was held to, and the definitions that they were taken from. */
const requirementsOf = ({ contract, interfaces, requirements }: LastRun['run']) => ({
  contract,
  interfaces: interfaces.map(({ name, title, version, digest, supplements }) => ({
    name,
    title,
    version,
    digest,
    supplements,
  })),
  requirements: requirements.map(({ id, level, clause, text }) => ({ id, level, clause, text })),
})
