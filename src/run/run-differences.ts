import type { Comparison, ChangeOrigin } from './comparison.js'
import type { Run } from './run.js'

type Stored = Omit<Run, 'evidence'>

/** What differs between two runs beside the answers of the server, a sentence each. */
export function runDifferences(older: Stored, newer: Stored): Comparison['differences'] {
  return [
    ...target(older, newer),
    ...contract(older, newer),
    ...suite(older, newer),
    ...profile(older, newer),
  ]
}

const of = (origin: ChangeOrigin, text: string): Comparison['differences'] => [{ origin, text }]

function target({ target: from }: Stored, { target: to }: Stored): Comparison['differences'] {
  return from.baseUrl === to.baseUrl || (from.embedded && to.embedded)
    ? []
    : of('server', `The runs have other targets: ${from.baseUrl} and ${to.baseUrl}.`)
}

function contract(older: Stored, newer: Stored): Comparison['differences'] {
  const digests = new Map(older.interfaces.map((one) => [one.name, one.digest]))
  const changed = newer.interfaces.filter(
    ({ name, digest }) => digests.has(name) && digests.get(name) !== digest,
  )
  if (changed.length === 0) return []
  return of('contract', `The contract changed: ${changed.map(({ name }) => name).join(', ')}.`)
}

function suite({ tool: from, judges: old }: Stored, { tool: to, judges }: Stored) {
  if (from.version !== to.version)
    return of('suite', `Assay changed from ${from.version} to ${to.version}.`)
  const known = new Set(old.map(({ id }) => id))
  const fresh = judges.filter(({ id }) => !known.has(id)).length
  return fresh === 0
    ? []
    : of('suite', `${fresh} judges of the newer run are not in the older one.`)
}

/** Sections of the profile, and what the command line says in their place. */
function profile(older: Stored, newer: Stored): Comparison['differences'] {
  const [from, to] = [older.target.sections, newer.target.sections]
  const changed =
    from === undefined || to === undefined
      ? []
      : [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
          (name) => from[name] !== to[name],
        )
  const names = (run: Stored): readonly string[] => run.interfaces.map(({ name }) => name)
  const tested = names(older).join() === names(newer).join()
  const baseline = older.baseline?.file === newer.baseline?.file
  return [
    ...(changed.length === 0 ? [] : of('profile', `The profile changed: ${changed.join(', ')}.`)),
    ...(tested
      ? []
      : of('profile', `Interfaces: ${names(older).join(', ')}; then ${names(newer).join(', ')}.`)),
    ...(older.target.allow === newer.target.allow
      ? []
      : of(
          'profile',
          `What is allowed changed from ${older.target.allow} to ${newer.target.allow}.`,
        )),
    ...(baseline ? [] : of('profile', 'The runs have other baselines.')),
  ]
}
