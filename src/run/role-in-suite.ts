import { SuiteError } from '../terms/suite-error.js'

/** What a file of the suite of an interface is there for, by its place. */
export type RoleInSuite =
  /** `suites/<interface>/<resource>/<name>.scenario.ts` */
  | { readonly kind: 'story'; readonly name: string }
  /** Below `suites/<interface>/shared/` or `suites/<interface>/<resource>/shared/`. */
  | { readonly kind: 'shared' }

const place = /^suites\/[^/]+\/(?:(?:[^/]+\/)?shared\/.+|[^/]+\/(?<story>[^/]+)\.scenario)\.ts$/

/**
 * Whether a file is a story, or holds what stories share.
 *
 * @param file relative to the project
 * @throws SuiteError for a file whose place shows neither
 */
export function roleInSuite(file: string): RoleInSuite {
  const found = place.exec(file)
  const name = found?.groups?.['story']
  const isStory = file.endsWith('.scenario.ts')
  if (found === null || isStory !== (name !== undefined))
    throw new SuiteError(
      file,
      isStory
        ? 'A story lies in the folder of a resource, and nowhere else.'
        : 'It is neither named like a story nor in a folder shared/.',
      isStory
        ? 'Move it to suites/<interface>/<resource>/.'
        : 'Name it <name>.scenario.ts if it tells a story; else move it to shared/.',
    )
  return name === undefined ? { kind: 'shared' } : { kind: 'story', name }
}
