import type { Remarks } from './collect-remarks.js'
import type { KnownNames } from './known-names.js'
import { nearestWord } from '../contract/nearest-word.js'
import type { ProfilePath } from './profile-path.js'
import type { RawProfile } from './raw-profile.js'

/**
 * Names that a profile takes from the contract and the suites. An unknown one is a mistake, since
 * it would silently claim or supply nothing; only an unknown fixture is a warning.
 */
export function checkKnownNames(raw: RawProfile, known: KnownNames, remarks: Remarks): void {
  const {
    interfaces = [],
    operations = {},
    options = {},
    versions = {},
    requirements,
  } = raw.claims ?? {}
  const check = (what: string, name: string, names: readonly string[], path: ProfilePath): void => {
    if (names.includes(name)) return
    remarks.mistake(path, ...explain(what, name, names), 'key')
  }
  for (const [index, name] of interfaces.entries()) {
    check('interface', name, known.interfaces, ['claims', 'interfaces', index])
  }
  for (const choice of ['only', 'except'] as const) {
    for (const [index, name] of (operations[choice] ?? []).entries()) {
      check('operation', name, known.operations, ['claims', 'operations', choice, index])
    }
  }
  if (requirements !== undefined)
    check('set of requirements', requirements, known.requirementSets, ['claims', 'requirements'])
  for (const name of Object.keys(options)) {
    check('option', name, known.options, ['claims', 'options', name])
  }
  for (const [name, version] of Object.entries(versions)) {
    check('interface', name, known.interfaces, ['claims', 'versions', name])
    const names = Object.hasOwn(known.versions, name) ? known.versions[name] : undefined
    if (names && !names.includes(version))
      remarks.mistake(
        ['claims', 'versions', name],
        `unknown version '${version.slice(0, 60)}' of ${name}`,
        `Known: ${names.join(', ')}.`,
      )
  }
  for (const [name, fixtures] of Object.entries(raw.fixtures ?? {})) {
    check('interface', name, known.interfaces, ['fixtures', name])
    const names = Object.hasOwn(known.fixtures, name) ? known.fixtures[name] : undefined
    for (const fixture of Object.keys(fixtures)) {
      if (!names || names.includes(fixture)) continue
      remarks.earlyWarning(['fixtures', name, fixture], ...explain('fixture', fixture, names))
    }
  }
  for (const [name, callers] of Object.entries(raw.callers ?? {})) {
    check('interface', name, known.interfaces, ['callers', name])
    const names = Object.hasOwn(known.callable, name) ? known.callable[name] : undefined
    for (const operation of Object.keys(callers)) {
      const path = ['callers', name, operation]
      const isAdministrative = !names?.includes(operation) && known.operations.includes(operation)
      if (names && isAdministrative)
        remarks.mistake(
          path,
          `${operation} is no operation of ${name} that a customer sends`,
          'What takes an administrator is sent by the actor admin; its credentials for one interface stand below actors.admin.interfaces.',
          'key',
        )
      else if (names) check('operation', operation, names, path)
    }
  }
  for (const [actor, { interfaces: own = {} }] of Object.entries(raw.actors ?? {})) {
    for (const name of Object.keys(own))
      check('interface', name, known.interfaces, ['actors', actor, 'interfaces', name])
  }
  for (const name of Object.keys(raw.auth?.interfaces ?? {})) {
    check('interface', name, known.interfaces, ['auth', 'interfaces', name])
  }
  const { settleTime = {} } = raw.limits ?? {}
  for (const name of typeof settleTime === 'object' ? Object.keys(settleTime) : []) {
    check('interface', name, known.interfaces, ['limits', 'settleTime', name])
  }
  for (const name of Object.keys(raw.supplements ?? {})) {
    check('interface', name, known.interfaces, ['supplements', name])
  }
}

function explain(
  what: string,
  name: string,
  names: readonly string[],
): [message: string, remedy: string] {
  const message = `unknown ${what} '${name.slice(0, 60)}'`
  const nearest = nearestWord(name, names)
  if (nearest !== undefined) {
    return [`${message}: did you mean '${nearest}'?`, `Rename it to '${nearest}'.`]
  }
  if (names.length === 0) return [message, `There is no ${what} to be named; take it out.`]
  return [message, `Known: ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}.`]
}
