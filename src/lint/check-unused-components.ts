import { collectReferences } from './collect-references.js'
import { findingAt } from './finding-at.js'
import { isMap } from './is-map.js'
import type { Library } from './library.js'
import type { LintFinding } from './lint-finding.js'
import { namedComponents } from './named-components.js'
import type { DataPath } from './source-file.js'

/**
 * Components that nothing uses, from the operations on: by reference, by name in a discriminator or a security
 * requirement, or as a part of a family that a used schema tells apart. A document without operations is a library of
 * components for others, and is left alone.
 */
export function checkUnusedComponents(library: Library): readonly LintFinding[] {
  const { root, files, targets } = library
  const { data } = root
  const components = isMap(data) ? data['components'] : undefined
  if (!isMap(data) || !isMap(components)) return []
  if (
    ![data['paths'], data['webhooks']].some((some) => isMap(some) && Object.keys(some).length > 0)
  )
    return []

  const uses = new Map<string, Set<string>>()
  const note = (from: string, to: string | undefined): void => {
    if (to !== undefined) uses.set(from, (uses.get(from) ?? new Set()).add(to))
  }
  for (const file of files)
    for (const { owner, path } of collectReferences(
      { file, path: [], value: file.data },
      new Set(),
    )) {
      const target = targets.get(owner)
      if (target?.file === root)
        note(file === root ? (ownerOf(path) ?? '') : '', ownerOf(target.path))
    }
  for (const { from, to } of namedComponents(data)) note(ownerOf(from) ?? '', to)

  const used = reachable(uses)
  return Object.entries(components).flatMap(([section, named]) =>
    section.startsWith('x-') || !isMap(named)
      ? []
      : Object.keys(named)
          .filter((name) => !used.has(`${section}/${name}`))
          .map((name) =>
            findingAt(
              root,
              ['components', section, name],
              'unused-component',
              `nothing uses ${name}`,
            ),
          ),
  )
}

/** The component that a place belongs to. */
function ownerOf([first, section, name]: DataPath): string | undefined {
  return first === 'components' && name !== undefined ? `${section}/${name}` : undefined
}

/** All that is used from outside the components, directly or through other components. */
function reachable(uses: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const used = new Set<string>()
  const queue = [...(uses.get('') ?? [])]
  for (const one of queue) {
    if (used.has(one)) continue
    used.add(one)
    queue.push(...(uses.get(one) ?? []))
  }
  return used
}
