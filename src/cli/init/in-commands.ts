import type { ReportedGroup } from '../../report/outline/reported-group.js'
import { variableName } from '../../target/variable-name.js'
import { actorNames } from '../../terms/actor-name.js'
import { loginCommandFor, usualProfile } from '../login/login-command-for.js'
import type { SeenInterface } from './look-at-interface.js'
import { settingFor } from './setting-for.js'

/** The command that adds to a profile. */
export const initCommandFor = (file: string): string =>
  `npx assay init${file === usualProfile ? '' : ` --out ${file}`}`

/**
 * What init can write down itself, as a command: an actor when its variables are set, fixtures when it is told them,
 * with the values that it supposes, where it saw some.
 *
 * @param file the profile
 */
export function inCommands(
  group: ReportedGroup,
  file: string,
  seen: readonly SeenInterface[],
): ReportedGroup {
  const { remedy = '' } = group
  const init = initCommandFor(file)
  const [, login] = /^npx assay login ?(\w*)$/.exec(remedy) ?? []
  if (login !== undefined) {
    const named = actorNames.find((one) => one === login) ?? 'customer'
    return { ...group, remedy: loginCommandFor(named, file) }
  }
  const both = /^npx assay init (--client-id .*) && npx assay login$/.exec(remedy)
  if (both !== null)
    return { ...group, remedy: `${init} ${both[1]} && ${loginCommandFor('customer', file)}` }
  const fixtures = fixturesIn(remedy)
  if (fixtures.length > 0) {
    const settings = fixtures.map((path) => settingFor(path, seen))
    return { ...group, remedy: [init, ...settings].join(' ') }
  }
  const [, name] = /^add actors\.(\w+)$/.exec(remedy) ?? []
  const lacking = actorNames.find((one) => one === name)
  if (lacking === undefined) return group
  return { ...group, remedy: `export ${variableName(lacking, 'token')}=… && ${init}` }
}

/** `add fixtures.accounts.achSecCode, achAllowed and achNotAllowed`: those that follow are of the same section. */
function fixturesIn(remedy: string): readonly string[] {
  const [, section, names] =
    /^add fixtures\.(\w+)\.(\w+(?:, \w+)*(?: and \w+)?)$/.exec(remedy) ?? []
  return (names ?? '')
    .split(/, | and /)
    .flatMap((name) => (name === '' ? [] : `${section}.${name}`))
}
