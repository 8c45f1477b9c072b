import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadContract } from '../../contract/load-contract.js'
import type { LintFinding } from '../../lint/lint-finding.js'
import { lintDefinitions } from '../../lint/lint-definitions.js'
import type { LintSource } from '../../lint/lint-source.js'
import { packageRoot } from '../../package-root.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { toolVersion } from '../tool-version.js'
import { wantsColor } from '../wants-color.js'
import type { LintFlags, LintFormat } from './add-lint.js'

/** `assay lint`: lints the packaged definitions, or anybody's. */
export async function lintCommand(files: readonly string[], flags: LintFlags): Promise<ExitCode> {
  const sources = files.length > 0 ? files.map((path) => ({ path, shown: path })) : packaged()
  const findings = await lintDefinitions(sources, { allowRemote: flags.allowRemote ?? false })
  for (const { format, file } of flags.format ?? [{ format: 'stylish' as const }]) {
    const color = flags.color && file === undefined && wantsColor(process.stdout)
    const text = await formatted(format, findings, sources, color)
    if (file === undefined) process.stdout.write(text)
    else {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
  }
  const wrong = findings.some(({ severity }) => severity === 'error')
  return wrong ? exitCode.failure : exitCode.success
}

const packaged = (): readonly LintSource[] =>
  loadContract().interfaces.map(({ name, definitionFile }) => ({
    path: join(packageRoot, definitionFile),
    shown: definitionFile,
    interface: name,
  }))

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
