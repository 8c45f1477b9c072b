import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { profileSchema } from './profile-schema.js'

let validate: ValidateFunction | undefined

/** What `schemas/profile.schema.json` objects to; nothing when the data are a profile. */
export function validateProfile(data: unknown): readonly ErrorObject[] {
  validate ??= createAjv().compile(profileSchema())
  validate(data)
  // What a failed branch of a choice says is noise: the choice itself is reported. The same holds
  // for the reason why a name is none, which comes with `propertyNames`.
  const errors = (validate.errors ?? []).filter(
    ({ schemaPath, propertyName }) => !schemaPath.includes('/oneOf/') && propertyName === undefined,
  )
  const undecided = new Set(
    errors.filter(({ keyword }) => keyword === 'oneOf').map(({ instancePath }) => instancePath),
  )
  // What else is wrong with a value of the wrong type is no matter.
  const mistyped = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  return errors.filter(
    ({ keyword, instancePath }) =>
      (keyword !== 'dependentRequired' || !undecided.has(instancePath)) &&
      (keyword === 'type' || !mistyped.has(instancePath)),
  )
}

/** Compiling the schema of schemas takes longer than all the rest; a test holds ours against it. */
const createAjv = (): Ajv2020 =>
  new Ajv2020({
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    validateSchema: false,
    meta: false,
  })
