import { compareRuns } from '../../run/compare-runs.js'
import type { Comparison } from '../../run/comparison.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { CompareFlags, ComparisonOutput } from '../flags/compare-flags.js'
import { checkPlace } from '../output/check-place.js'
import { print } from '../output/print.js'
import { writeFile } from '../output/write-file.js'
import { appendToSummary } from '../run/append-step-summary.js'
import { readNamed } from './read-named.js'
import { wantsColor } from '../wants-color.js'

/** `assay compare`: tells what changed between two runs. */
export async function compareCommand(
  before: string,
  after: string,
  flags: CompareFlags,
): Promise<ExitCode> {
  const outputs = flags.reporter ?? [{ name: 'terminal' as const }]
  for (const { path } of outputs) if (path !== undefined) checkPlace(path, path)
  const comparison = compareRuns(readNamed(before), readNamed(after))
  for (const output of outputs) {
    const text = await told(comparison, output, flags.color)
    if (output.path === undefined) print(text)
    else await writeFile(output.path, text)
    if (output.name === 'github') await summarise(comparison)
  }
  return comparison.changes.some(isNewFailure) ? exitCode.failure : exitCode.success
}

const isNewFailure = ({ after, before, known }: Comparison['changes'][number]): boolean =>
  after === 'fail' && before !== 'fail' && known === undefined

async function told(
  comparison: Comparison,
  { name, path }: ComparisonOutput,
  color: boolean,
): Promise<string> {
  switch (name) {
    case 'terminal': {
      const { comparisonText } = await import('../../report/comparison/comparison-text.js')
      const colored = color && path === undefined && wantsColor(process.stdout)
      return comparisonText(comparison, { color: colored, width: process.stdout.columns || 100 })
    }
    case 'markdown': {
      const { comparisonMarkdown } = await import('../../report/comparison/comparison-markdown.js')
      return comparisonMarkdown(comparison)
    }
    case 'html': {
      const { comparisonHtml } = await import('../../report/comparison/comparison-html.js')
      return comparisonHtml(comparison)
    }
    case 'json': {
      const { printJson } = await import('../../report/print-json.js')
      return printJson(comparison, ['before', 'after', 'differences', 'changes', 'same'])
    }
    case 'github': {
      const { comparisonAnnotations } =
        await import('../../report/comparison/comparison-annotations.js')
      return comparisonAnnotations(comparison)
    }
  }
}

async function summarise(comparison: Comparison): Promise<void> {
  const { comparisonMarkdown } = await import('../../report/comparison/comparison-markdown.js')
  appendToSummary(() => comparisonMarkdown(comparison), process.env['GITHUB_STEP_SUMMARY'])
}
