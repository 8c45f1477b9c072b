import type { FoundModule } from '../modules/import-modules.js'
import type { Law } from '../scenario/scenario.js'
import { SuiteError } from '../terms/suite-error.js'
import { readStory } from './read-story.js'

export interface LawFile {
  /** Relative to the project: `suites/laws/service/law.ts`. */
  readonly file: string
  /** Its folder: `service`. */
  readonly name: string
  readonly law: Law
}

/**
 * The law that a module of `suites/laws/` states, if that is what it is for.
 *
 * @throws SuiteError for a law elsewhere, and for a place of laws without one
 */
export function readLaw(one: FoundModule): readonly LawFile[] {
  const { file } = one
  const law = readStory(one, 'law')
  const name = /^suites\/laws\/([^/]+)\/law\.ts$/.exec(file)?.[1]
  if (name === undefined && law !== undefined)
    throw new SuiteError(file, 'It states a law.', 'Move it to suites/laws/<law>/law.ts.')
  if (name !== undefined && law === undefined)
    throw new SuiteError(file, 'It states no law.', 'Write “export default law(…)”.')
  return name === undefined || law === undefined ? [] : [{ file, name, law }]
}
