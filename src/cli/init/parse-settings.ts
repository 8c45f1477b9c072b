import type { Suites } from '../../run/load-suites.js'
import type { RawProfile } from '../../target/raw-profile.js'
import { CommandError } from '../command-error.js'
import { didYouMean } from '../did-you-mean.js'

/** A fixture that the user gives. */
export interface Setting {
  readonly interface: string
  readonly fixture: string
  readonly values: readonly string[]
}

/**
 * Reads what `--set` gives: `text.writableGroup=drafts`, several values with commas between.
 *
 * @param profile what stands already, which is not changed
 * @throws CommandError for what is no setting, or sets what there is not or stands already
 */
export function parseSettings(
  texts: readonly string[],
  { interfaces }: Suites,
  profile: RawProfile,
): readonly Setting[] {
  const known = [...interfaces].flatMap(([name, { given }]) =>
    Object.keys(given).map((fixture) => `${name}.${fixture}`),
  )
  return texts.map((text) => {
    const [, path = '', value = ''] = /^(?:fixtures\.)?([^=]*)=([^]*)$/.exec(text) ?? []
    const values = value.split(',').map((one) => one.trim())
    if (path === '' || values.includes(''))
      throw new CommandError(
        `--set ${text} is no setting; for example --set text.writableGroup=drafts`,
      )
    if (!known.includes(path))
      throw new CommandError(
        `--set ${text}: there is no fixture ${path}${didYouMean(path, known)} (assay list fixtures shows all)`,
      )
    const [name = '', fixture = ''] = path.split('.')
    if (profile.fixtures?.[name]?.[fixture] !== undefined)
      throw new CommandError(
        `--set ${text}: fixtures.${path} is in the profile already, which is not changed; change it there`,
      )
    return { interface: name, fixture, values }
  })
}
