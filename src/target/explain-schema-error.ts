import type { ErrorObject } from 'ajv/dist/2020.js'
import { stringify } from 'yaml'
import type { Explanation } from './explanation.js'
import { explainUnknownKey } from './explain-unknown-key.js'
import { explainWrongShape } from './explain-wrong-shape.js'
import { explainWrongValue } from './explain-wrong-value.js'
import { pathOfPointer, type ProfilePath, showPath } from './profile-path.js'

/** What a schema error means to the author of a profile. */
export function explainSchemaError(error: ErrorObject): Explanation {
  const path = pathOfPointer(error.instancePath)
  if (error.keyword === 'additionalProperties') return explainUnknownKey(error, path)
  const example = showExample(error, path)
  return (
    explainWrongValue(error, path, example) ??
    explainWrongShape(error, path, example) ?? {
      path,
      message: `${showPath(path)} does not have the form that is expected`,
      remedy: `${String(error.parentSchema?.['description'] ?? '')} ${example}`.trim(),
    }
  )
}

/** The first example of the schema, under the key where it belongs. */
function showExample(error: ErrorObject, path: ProfilePath): string {
  // A whole profile has lines of its own, and a command that writes it.
  if (path.length === 0)
    return 'To write one: npx assay init --base-url https://sandbox.example.bank/api --out FILE'
  const example: unknown = error.parentSchema?.['examples']?.[0]
  if (example === undefined) return 'See schemas/profile.schema.json.'
  const key = path.findLast((step) => !isIndex(step))
  const whole = isIndex(path.at(-1)) ? [example] : example
  const shown = key === undefined ? whole : { [key]: whole }
  const line = stringify(shown, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  return `For example: ${line.replace(/^\{ (.*) \}$/, '$1')}`
}

const isIndex = (step: string | number | undefined): boolean => /^\d+$/.test(String(step))
