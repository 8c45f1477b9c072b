import { isMap, type DataMap } from './is-map.js'
import type { SourceFile, DataPath } from './source-file.js'
import { walkParts } from './walk-parts.js'

/** What names a part of a definition and is not replaced by it, as a `$ref` is. */
export interface Mention {
  readonly reference: string
  /** What a relative reference is relative to. */
  readonly base: string
  /** Where it stands in its file. */
  readonly at: DataPath
  /** A value of a mapping may be the name of a schema instead (OpenAPI 3.1, section 4.8.25). */
  readonly mayBeName: boolean
}

/** The links, discriminators and `$dynamicRef` of a file that name a part. */
export function collectMentions(file: SourceFile): readonly Mention[] {
  const found: Mention[] = []
  // Most definitions have none, and large ones are not walked for nothing.
  if (!/\b(?:operationRef|mapping)\b|\$dynamicRef\b/.test(file.text)) return found
  walkParts({ file, path: [], value: file.data }, new Set(), ({ value, path, role, base }) => {
    if (!isMap(value) || role !== 'object') return
    for (const [at, reference] of mentionsOf(value))
      if (typeof reference === 'string')
        found.push({ reference, base, at: [...path, ...at], mayBeName: at.length > 1 })
  })
  return found
}

function mentionsOf(value: DataMap): readonly [DataPath, unknown][] {
  const { operationRef, $dynamicRef, discriminator } = value
  const mapping = isMap(discriminator) ? discriminator['mapping'] : undefined
  return [
    [['operationRef'], operationRef],
    [['$dynamicRef'], $dynamicRef],
    ...Object.entries(isMap(mapping) ? mapping : {}).map(([key, name]): [DataPath, unknown] => [
      ['discriminator', 'mapping', key],
      name,
    ]),
  ]
}
