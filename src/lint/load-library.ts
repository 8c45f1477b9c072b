import { checkMentions } from './check-mentions.js'
import { collectReferences, type Reference } from './collect-references.js'
import { followReference, type Followed } from './follow-reference.js'
import { kindAt } from './kind-at.js'
import type { Library, Place } from './library.js'
import type { LintFinding } from './lint-finding.js'
import { openFiles } from './open-files.js'
import type { SourceFile } from './source-file.js'
import { unfollowed } from './unfollowed.js'

/**
 * Follows every reference that can be reached from a definition, through as many files as it takes.
 * Those that cannot be followed become findings.
 */
export async function loadLibrary(
  root: SourceFile,
  allowRemote: boolean,
): Promise<{ readonly library: Library; readonly findings: readonly LintFinding[] }> {
  const findings: LintFinding[] = []
  const targets = new Map<object, Place>()
  const files = new Set([root])
  const seen = new Set<object>()
  const options = { open: openFiles(root), allowRemote }
  const queue: Place[] = [{ file: root, path: [], value: root.data }]
  for (const part of queue)
    for (const reference of collectReferences(part, seen)) {
      const at = [...reference.path, '$ref']
      const followed = fitting(reference, await followReference(part.file, reference, options))
      if (followed.kind === 'found') {
        targets.set(reference.owner, followed.place)
        files.add(followed.place.file)
        queue.push(followed.place)
      } else findings.push(unfollowed(part.file, reference.reference, at, followed))
      if (goesInCircles(reference.owner, targets)) {
        const because = 'it only leads back to itself'
        findings.push(unfollowed(part.file, reference.reference, at, { kind: 'lost', because }))
      }
    }
  const library = { root, files: [...files], targets }
  return { library, findings: [...findings, ...(await checkMentions(library, options))] }
}

/** What a reference leads to, unless it is of another kind than belongs there. Files of parts have any form. */
function fitting({ path }: Reference, followed: Followed): Followed {
  if (followed.kind !== 'found') return followed
  const { path: to } = followed.place
  const isOfForm = to[0] === 'components' || to[0] === 'paths'
  const [wanted, found] = [kindAt(path), isOfForm ? kindAt(to) : undefined]
  if (wanted === undefined || found === undefined || wanted === found) return followed
  return { kind: 'misplaced', found, wanted }
}

/** True for references that refer to each other and to nothing else. */
function goesInCircles(owner: object, targets: ReadonlyMap<object, Place>): boolean {
  const passed = new Set<unknown>()
  let current: unknown = owner
  while (typeof current === 'object' && current !== null) {
    if (passed.has(current)) return true
    passed.add(current)
    current = targets.get(current)?.value
  }
  return false
}
