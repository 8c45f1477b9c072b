import type { StoredRun } from '../last-run/parse-run.js'
import { bundled } from './manifest.js'

/** Files of a bundle that say again, for readers who want only that, what the run says. By their paths in it. */
export function derivedFiles(run: StoredRun): ReadonlyMap<string, Uint8Array> {
  const encoder = new TextEncoder()
  const { certificates } = run.environment ?? {}
  const requirements = `${JSON.stringify(requirementsOf(run), null, 2)}\n`
  const files = new Map([[bundled.requirements as string, encoder.encode(requirements)]])
  if (certificates !== undefined)
    files.set(bundled.certificates, encoder.encode(certificates.join('')))
  return files
}

/** The sentences that the run was held to, and the definitions that they were taken from. */
const requirementsOf = ({ contract, interfaces, requirements }: StoredRun) => ({
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
