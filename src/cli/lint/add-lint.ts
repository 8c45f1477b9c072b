import { type Command, InvalidArgumentError } from 'commander'
import { type LintFlags, lintFormats, type LintOutput } from '../flags/lint-flags.js'

const addOutput = (text: string, before: readonly LintOutput[] = []): readonly LintOutput[] => {
  const [name = '', ...rest] = text.split('=')
  const format = lintFormats.find((one) => one === name)
  if (format === undefined)
    throw new InvalidArgumentError(`It is one of ${lintFormats.join(', ')}.`)
  if (rest.length === 0) return [...before, { format }]
  const file = rest.join('=')
  if (file.trim() === '') throw new InvalidArgumentError('The name of a file is missing.')
  return [...before, { format, file }]
}

/** Declares `assay lint`. */
export function addLint(program: Command): void {
  program
    .command('lint')
    .summary('lint OpenAPI definitions')
    .description('Lints OpenAPI definitions; with no file, those that Assay is packaged with.')
    .argument('[files...]', 'definitions, JSON or YAML')
    .option('-f, --format <format[=file]>', `${lintFormats.join(', ')}; repeatable`, addOutput)
    .option('-p, --profile <file>', 'with the supplements that this profile names')
    .option('-c, --config <file>', 'severities of rules and ignored findings; assay-lint.yaml')
    .option('--allow-remote', 'fetch what a definition refers to over HTTP')
    .option('--no-color', 'no colours (like the variable NO_COLOR)')
    .addHelpText(
      'after',
      `
Examples:
  assay lint
  assay lint openapi.yaml --format stylish --format sarif=lint.sarif
  assay lint openapi.yaml --config assay-lint.yaml

Exit codes:
  0 no error   1 errors in a definition   2 a file is missing, cannot be read or is not OpenAPI`,
    )
    .action(async (files: readonly string[], flags: LintFlags) => {
      const { lintCommand } = await import('./lint-command.js')
      process.exitCode = await lintCommand(files, flags)
    })
}
