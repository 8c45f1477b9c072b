import type { Contract } from '../../contract/contract.js'
import { loadContract } from '../../contract/load-contract.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { DefinitionError } from '../../lint/definition-error.js'
import type { LintSource } from '../../lint/lint-source.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { lintSourcesOf } from '../lint-sources-of.js'
import { placeFindings } from '../place-findings.js'
import { keptLint } from '../run/kept-lint.js'
import { openLinter } from '../run/open-linter.js'
import { checkPlace } from '../output/check-place.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { supplementsFor } from '../supplements-for.js'
import { toolVersion } from '../tool-version.js'
import { wantsColor } from '../wants-color.js'
import { applyLintSettings } from './apply-lint-settings.js'
import { readLintSettings } from './read-lint-settings.js'
import type { LintFlags, LintFormat } from '../flags/lint-flags.js'

/** `assay lint`: lints the packaged definitions, or given files. */
export async function lintCommand(files: readonly string[], flags: LintFlags): Promise<ExitCode> {
  for (const { file } of flags.format ?? []) if (file !== undefined) checkPlace(file, file)
  const settings = readLintSettings(flags.config)
  const contract = files.length > 0 ? undefined : packaged(flags)
  const own = files.map((path) => ({ path, shown: path }))
  const sources = contract === undefined ? own : lintSourcesOf(contract)
  const found = await lintWithin(sources, flags, contract)
  const placed = contract === undefined ? found : placeFindings(found, contract)
  const shown = sources.map((source) => source.shown)
  const findings = applyLintSettings(placed, settings, shown)
  for (const { format, file } of flags.format ?? [{ format: 'stylish' as const }]) {
    const color = flags.color && file === undefined && wantsColor(process.stdout)
    const text = await formatted(format, findings, sources, color)
    if (file === undefined) print(text)
    else await writeFile(file, text)
  }
  const wrong = findings.some(({ severity, ignored }) => severity === 'error' && !ignored)
  return wrong ? exitCode.failure : exitCode.success
}

/** In a thread of its own, as an untrusted definition may take all the time and memory that there is. */
async function lintWithin(
  sources: readonly LintSource[],
  flags: LintFlags,
  contract: Contract | undefined,
): Promise<readonly LintFinding[]> {
  const linter = openLinter()
  // What was linted when Assay was built is not linted again.
  const known = (index: number) => keptLint(contract?.interfaces[index]?.digest ?? '')
  try {
    return await linter.lintDefinitions(sources, flags.allowRemote ?? false, known)
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error
    throw new CommandError(`${error.message}\n  ${error.remedy}`)
  } finally {
    await linter.close()
  }
}

const packaged = (flags: LintFlags): Contract =>
  loadContract(flags.profile === undefined ? {} : supplementsFor(flags))

async function formatted(
  format: LintFormat,
  findings: readonly LintFinding[],
  sources: readonly LintSource[],
  color: boolean,
): Promise<string> {
  switch (format) {
    case 'stylish': {
      const { stylish } = await import('../../report/lint/stylish.js')
      return stylish(findings, { color, files: sources.length })
    }
    case 'json': {
      const { json } = await import('../../report/lint/json.js')
      return json(findings)
    }
    case 'sarif': {
      const { sarif } = await import('../../report/lint/sarif.js')
      return sarif(findings, { version: toolVersion, base: process.cwd() })
    }
    case 'junit': {
      const { junit } = await import('../../report/lint/junit.js')
      return junit(
        findings,
        sources.map(({ shown }) => shown),
      )
    }
  }
}
