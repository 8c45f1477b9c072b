import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readTextFile } from '../../bounds/read-text-file.js'
import { nearestWord } from '../../contract/nearest-word.js'
import { remedies } from '../../lint/ruleset/remedies.js'
import { packageRoot } from '../../package-root.js'
import { collectRemarks, type Remarks } from '../../target/collect-remarks.js'
import { explainSchemaError } from '../../target/explain-schema-error.js'
import { parseProfile } from '../../target/parse-profile.js'
import { ProfileError } from '../../target/profile-error.js'
import type { ProfilePath } from '../../target/profile-path.js'
import type { IgnoredFinding, LintSettings } from './lint-settings.js'

/** Read where no other file is named. */
const usual = 'assay-lint.yaml'
const mostBytes = 1_048_576

const noMapping = {
  message: "lint settings are a mapping with the keys 'rules' and 'ignore'",
  remedy: 'For example: rules: { list-paging: info }',
}

type Raw = { readonly [member in keyof Omit<LintSettings, 'file'>]?: LintSettings[member] | null }

/**
 * Reads the settings of `assay lint` and checks all of them.
 *
 * @param given the file that the user named; without one, `assay-lint.yaml` where it is there
 * @throws ProfileError with every mistake that was found, each with its line and column
 */
export function readLintSettings(given: string | undefined): LintSettings {
  const file = given ?? usual
  if (given === undefined && !existsSync(file)) return { file, rules: {}, ignore: [] }
  const { data, place } = parseProfile(read(file), file)
  if (typeof (data ?? {}) !== 'object' || Array.isArray(data))
    throw new ProfileError([{ file, ...place([]), ...noMapping }])
  const remarks = collectRemarks(file, place)
  const schema = readFileSync(join(packageRoot, 'schemas/lint.schema.json'), 'utf8')
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    validateSchema: false,
    meta: false,
  })
  const isValid = ajv.compile(JSON.parse(schema) as object)
  if (!isValid(data))
    for (const error of isValid.errors ?? []) {
      const { path, message, remedy, part } = explainSchemaError(error)
      remarks.mistake(path, message, remedy, part)
    }
  if (remarks.mistakes.length > 0) throw new ProfileError(remarks.mistakes)
  const { rules, ignore } = (data ?? {}) as Raw
  for (const name of Object.keys(rules ?? {})) checkRule(name, ['rules', name], 'key', remarks)
  const ignored = (ignore ?? []).map((one, at): IgnoredFinding => {
    checkRule(one.rule, ['ignore', at, 'rule'], 'value', remarks)
    const { line, column } = place(['ignore', at])
    return { ...one, line, column }
  })
  if (remarks.mistakes.length > 0) throw new ProfileError(remarks.mistakes)
  return { file, rules: rules ?? {}, ignore: ignored }
}

function read(file: string): string {
  try {
    return readTextFile(file, mostBytes)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `these lint settings cannot be read: ${reason}`
    const remedy = 'Check the path after --config.'
    throw new ProfileError([{ file, line: 0, column: 0, message, remedy }])
  }
}

function checkRule(name: string, path: ProfilePath, part: 'key' | 'value', remarks: Remarks): void {
  if (Object.hasOwn(remedies, name)) return
  const near = nearestWord(name, Object.keys(remedies))
  const hint = near === undefined ? '' : `: did you mean '${near}'?`
  const remedy =
    near === undefined ? 'docs/lint-rules.md lists all rules.' : `Rename it to '${near}'.`
  remarks.mistake(path, `unknown rule '${name.slice(0, 60)}'${hint}`, remedy, part)
}
