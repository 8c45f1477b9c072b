import { isNode } from '../is-node.js'
import { type Source, readSource } from '../read-source.js'
import type { SchemaNode } from '../schema-node.js'
import { applyOverlay } from './apply-overlay.js'
import { checkSchemas } from './check-schemas.js'
import { copyValue } from './copy-value.js'
import { nameClauses } from './name-clauses.js'
import { createOrigins } from './origins.js'
import type { Overlay } from './overlay.js'
import { readOverlay } from './read-overlay.js'
import type { SupplementFile } from './supplement-file.js'

/** A definition with its supplements in it. */
export interface Supplemented {
  /** Stands where the definition stood: references in it lead on from there. */
  readonly source: Source
  readonly overlays: readonly Overlay[]
}

/**
 * Applies supplements to a definition, one after the other, before anything in it is resolved.
 *
 * @param specs folder of all specs
 * @throws ContractError for a supplement that cannot be read or applied
 */
export function supplementSource(
  main: Source,
  specs: string,
  files: readonly SupplementFile[],
): Supplemented {
  if (files.length === 0) return { source: main, overlays: [] }
  const overlays = files.map(({ path, shown }) => readOverlay(readSource(path, specs, { shown })))
  const copy = copyValue(main.value)
  const value: SchemaNode = isNode(copy) ? copy : {}
  const origins = createOrigins()
  for (const overlay of overlays) applyOverlay(value, overlay, origins)
  nameClauses(value, overlays, origins)
  const source: Source = {
    ...main,
    value,
    error(at, problem, remedy) {
      const origin = origins.find(at)
      return origin
        ? origin.source.error(origin.at, problem, remedy)
        : main.error(at, problem, remedy)
    },
  }
  checkSchemas(source)
  return { source, overlays }
}
