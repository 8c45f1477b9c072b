import { derivedFiles } from '../bundle/derived-files.js'
import type { StoredRun } from '../last-run/parse-run.js'
import type { OpenBundle } from './open-bundle.js'

/** Compares what a bundle says beside its run with the run. A sentence each. */
export function checkManifest({ manifest, files }: OpenBundle, run: StoredRun): readonly string[] {
  const members = [
    ['tool.version', manifest.tool.version, run.tool.version],
    ['tool.digest', manifest.tool.digest, run.tool.digest ?? manifest.tool.digest],
    ['target', manifest.target, run.target.baseUrl],
    ['started', manifest.started, run.started],
    ['finished', manifest.finished, run.finished],
    ['verdict', manifest.verdict, run.verdict],
  ] as const
  return [
    ...members
      .filter(([, said, own]) => said !== own)
      .map(([name, said, own]) => `The manifest has ${name} ${said}; the run has ${own}.`),
    ...[...derivedFiles(run)]
      .filter(([name, bytes]) => Buffer.compare(bytes, files.get(name) ?? new Uint8Array()) !== 0)
      .map(([name]) => `${name} says something else than the run.`),
  ]
}
