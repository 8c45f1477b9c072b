import { basename, dirname, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ExtensionFiles } from '../contract/extension-files.js'
import type { Rule } from '../rules/rule.js'
import type { ExtensionRule } from './extension-rule.js'
import type { Reporter } from './reporter.js'
import { remedyForImport } from '../modules/remedy-for-import.js'
import { SuiteError } from '../terms/suite-error.js'

interface Extensions {
  readonly rules: readonly Rule[]
  readonly reporters: readonly Reporter[]
}

/** What the reports of a run are called; an extension writes beside them. */
const taken = ['index.html', 'run.json', 'summary.md', 'exchanges.ndjson', 'junit']

/**
 * Imports the rules and reporters of extensions. From here on their code runs with all rights of this process.
 *
 * @throws SuiteError for a module that cannot be imported or exports something else
 */
export async function loadExtensions(files: readonly ExtensionFiles[]): Promise<Extensions> {
  const rules: Rule[] = []
  const reporters: Reporter[] = []
  for (const extension of files) {
    for (const path of extension.rules) rules.push(ruleOf(extension, path, await importOf(path)))
    for (const path of extension.reporters) {
      const reporter = reporterOf(shown(extension, path), await importOf(path))
      if (reporters.some(({ file }) => file === reporter.file))
        throw new SuiteError(
          shown(extension, path),
          `Two reporters write ${reporter.file}.`,
          'Give one another name.',
        )
      reporters.push(reporter)
    }
  }
  return { rules, reporters }
}

const shown = ({ name }: ExtensionFiles, path: string): string =>
  `extensions/${name}/${basename(dirname(path))}/${basename(path)}`

async function importOf(path: string): Promise<unknown> {
  try {
    const { default: found } = (await import(pathToFileURL(path).href)) as { default?: unknown }
    return found
  } catch (error) {
    throw new SuiteError(
      relative('', path),
      `It cannot be imported: ${error instanceof Error ? error.message : String(error)}.`,
      remedyForImport(error),
    )
  }
}

function ruleOf(extension: ExtensionFiles, path: string, found: unknown): Rule {
  const { id, title, decides, judge, remedy } = Object(found) as Partial<ExtensionRule>
  const file = shown(extension, path)
  if (typeof title !== 'string' || typeof decides !== 'function' || typeof judge !== 'function')
    throw new SuiteError(
      file,
      'Its default export is no rule.',
      'A rule has title, decides and judge.',
    )
  return {
    id: id ?? `rules/${extension.name}/${basename(path).replace(/\.\w+$/, '')}`,
    title,
    file,
    decides,
    judge,
    remedy,
  }
}

function reporterOf(file: string, found: unknown): Reporter {
  const { file: name, report } = Object(found) as Partial<Reporter>
  if (typeof name !== 'string' || typeof report !== 'function')
    throw new SuiteError(
      file,
      'Its default export is no reporter.',
      'A reporter has file and report.',
    )
  if (!/^[\w-][\w.-]*$/.test(name) || taken.includes(name))
    throw new SuiteError(
      file,
      `It cannot write ${name}.`,
      'Name a file of its own, without a folder.',
    )
  return { file: name, report }
}
