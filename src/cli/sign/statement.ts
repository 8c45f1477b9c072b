import { basename } from 'node:path'
import type { VerdictWord } from '../../terms/verdict.js'
import { bundled } from '../bundle/manifest.js'
import type { StoredRun } from '../last-run/parse-run.js'
import type { OpenBundle } from '../verify/open-bundle.js'

interface Resource {
  readonly name: string
  readonly digest: { readonly sha256: string }
}

/** What is signed: an in-toto statement (version 1) with the predicate test-result (version 0.1). */
export interface Statement {
  readonly _type: 'https://in-toto.io/Statement/v1'
  readonly subject: readonly Resource[]
  readonly predicateType: 'https://in-toto.io/attestation/test-result/v0.1'
  readonly predicate: {
    readonly result: 'PASSED' | 'WARNED' | 'FAILED'
    /** What the result depends on. */
    readonly configuration: readonly Resource[]
    readonly passedTests: readonly string[]
    readonly warnedTests: readonly string[]
    readonly failedTests: readonly string[]
  }
}

/**
 * States what came out in the run of a bundle.
 *
 * @param path of the bundle
 */
export function statementOf(
  path: string,
  { digest, manifest }: OpenBundle,
  run: StoredRun,
): Statement {
  const ids = (word: VerdictWord): readonly string[] =>
    run.requirements.filter(({ verdict }) => verdict === word).map(({ id }) => id)
  const shaped = manifest.files.filter(
    ({ path: file }) => file === bundled.profile || file in manifest.supplements,
  )
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: basename(path), digest: { sha256: digest } }],
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: resultOf(run),
      configuration: [
        { name: `assay ${manifest.tool.version}`, digest: { sha256: manifest.tool.digest } },
        { name: 'contract', digest: { sha256: run.contract.digest } },
        ...shaped.map(({ path: name, sha256 }) => ({ name, digest: { sha256 } })),
      ],
      passedTests: ids('pass'),
      warnedTests: ids('warn'),
      failedTests: ids('fail'),
    },
  }
}

/** A run that did not decide has not passed: the predicate has no fourth word. */
const resultOf = ({ verdict, totals }: StoredRun): Statement['predicate']['result'] => {
  if (verdict !== 'conformant') return 'FAILED'
  return totals.warn > 0 ? 'WARNED' : 'PASSED'
}
