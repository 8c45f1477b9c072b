import type { Law, NamedStory } from '../scenario/scenario.js'
import type { FoundModule } from '../modules/import-modules.js'
import { SuiteError } from '../terms/suite-error.js'

/**
 * The story or law of a file, or undefined for one that others share.
 *
 * @throws SuiteError for a default export that is neither, and for a story or law that is no default export
 */
export function readStory<K extends 'scenario' | 'law'>(
  { file, module }: FoundModule,
  kind: K,
): (K extends 'law' ? Law : NamedStory) | undefined {
  const remedy =
    kind === 'law' ? 'Write “export default law(…)”.' : 'Write “export default scenario(…)”.'
  const lost = Object.entries(module).find(([name, one]) => name !== 'default' && isOf(one, kind))
  if (lost !== undefined)
    throw new SuiteError(file, `${lost[0]} is no default export, so it is never performed.`, remedy)
  const found = module['default']
  if (found === undefined) return undefined
  if (!isOf(found, kind)) throw new SuiteError(file, `Its default export is no ${kind}.`, remedy)
  return found as K extends 'law' ? Law : NamedStory
}

const isOf = (value: unknown, kind: string): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
