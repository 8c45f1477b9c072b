import type { LintFinding } from '../../lint/lint-finding.js'
import type { ServedLint } from '../../run/run.js'
import type { DocumentLint, ServedDocument } from '../../scenario/document-lint.js'
import type { Linter } from './open-linter.js'

/** Characters of a document that is linted; those of seven interfaces together have a tenth of it. */
const longest = 2 * 1024 * 1024
/** Remarks of one document that are written down, errors first. */
const kept = 200
/** Versions of OpenAPI whose form the linter knows. */
const known = /^3\.[012](?:\.\d+)?$/

/** Lints what the target serves, for the scenarios, and keeps what was found for the reports. */
export interface ServedLinter {
  lintDocument(served: ServedDocument): Promise<DocumentLint>
  /** In the order in which the documents came. */
  found(): readonly ServedLint[]
}

/**
 * Opens the way from the scenarios to the linter.
 *
 * @param write makes text of the target fit to be written down
 */
export function lintServed(linter: Linter, write: (text: string) => string): ServedLinter {
  const lints = new Map<string, ServedLint>()
  return {
    async lintDocument({ interface: name, url, document }) {
      const version = versionOf(document)
      if (version === undefined || !known.test(version))
        return notLinted(
          `Assay does not know the format of documents of ${write(version ?? 'no version')}`,
        )
      const text = JSON.stringify(document, null, 2)
      if (text.length > longest) return notLinted(`It is longer than ${longest} characters`)
      const shown = `${name}, as served`
      const answer = await linter.lintDocument({ interface: name, url, shown, text })
      if ('because' in answer) return notLinted(`The linter gave up: ${write(answer.because)}`)
      const { findings } = answer
      lints.set(name, servedLint(name, shown, findings, write))
      return {
        kind: 'linted',
        faults: findings
          .filter(({ severity }) => severity === 'error')
          .map(({ message, pointer = '' }) => ({ message, pointer })),
      }
    },
    found: () => [...lints.values()],
  }
}

const notLinted = (why: string): DocumentLint => ({ kind: 'not linted', because: `${why}.` })

const versionOf = (document: unknown): string | undefined => {
  const { openapi, swagger } = Object(document) as Readonly<Record<string, unknown>>
  return typeof openapi === 'string' ? openapi : swagger === undefined ? undefined : 'Swagger'
}

const rank = { error: 0, warning: 1, info: 2 } as const

function servedLint(
  name: string,
  file: string,
  findings: readonly LintFinding[],
  write: (text: string) => string,
): ServedLint {
  const count = (severity: string): number =>
    findings.filter((one) => one.severity === severity).length
  return {
    interface: name,
    name: file,
    errors: count('error'),
    warnings: count('warning'),
    remarks: findings
      .toSorted((one, other) => rank[one.severity] - rank[other.severity])
      .slice(0, kept)
      .map(({ message, pointer, ...rest }) => ({
        ...rest,
        message: write(message),
        pointer: pointer && write(pointer),
      })),
  }
}
