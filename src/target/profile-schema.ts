import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root.js'

interface ProfileSchema {
  readonly properties: Readonly<Record<string, { readonly properties?: object }>>
}

let schema: ProfileSchema | undefined

/** `schemas/profile.schema.json`, read on first use. */
export function profileSchema(): ProfileSchema {
  schema ??= JSON.parse(
    readFileSync(join(packageRoot, 'schemas', 'profile.schema.json'), 'utf8'),
  ) as ProfileSchema
  return schema
}
