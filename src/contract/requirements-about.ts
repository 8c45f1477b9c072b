import type { About } from './about.js'
import type { Origin, Requirement } from './requirement.js'

/** Finds requirements of an interface by what they are about. */
export function requirementsAbout(
  requirements: readonly Pick<Requirement, 'id' | 'origin'>[],
): (operation: string, about: About) => string | undefined {
  const ids = new Map<string, string>()
  for (const { id, origin } of requirements) {
    for (const about of aboutsOf(origin))
      ids.set(keyOf('operation' in origin ? origin.operation : '', about), id)
  }
  // Rules ask for the same few at each exchange.
  const asked = new WeakMap<About, Map<string, string | undefined>>()
  return (operation, about) => {
    const before = asked.get(about)
    if (before?.has(operation) === true) return before.get(operation)
    const id = ids.get(keyOf(operation, about))
    if (before === undefined) asked.set(about, new Map([[operation, id]]))
    else before.set(operation, id)
    return id
  }
}

function aboutsOf(origin: Origin): readonly About[] {
  if (origin.kind !== 'written') return [origin]
  const { rule, watched } = origin
  return [
    ...(rule === undefined ? [] : [{ kind: 'rule', rule } as const]),
    ...(watched === undefined ? [] : [{ kind: 'watched', ...watched } as const]),
  ]
}

function keyOf(operation: string, about: About): string {
  switch (about.kind) {
    case 'header':
      return JSON.stringify([about.kind, operation, about.status, about.header])
    case 'member':
    case 'presence':
      return JSON.stringify([about.kind, about.schema, about.member])
    case 'carried':
      return JSON.stringify([about.kind, about.schema, about.relation])
    case 'law':
      return JSON.stringify([
        about.kind,
        operation,
        about.law,
        about.aspect,
        about.parameter,
        about.case?.name,
      ])
    case 'rule':
      return JSON.stringify([about.kind, about.rule])
    case 'watched':
      return JSON.stringify([about.kind, about.by, about.about])
    default:
      return JSON.stringify([about.kind, operation])
  }
}
