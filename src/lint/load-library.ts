import { remedies } from './ruleset/remedies.js'
import { collectReferences, type Reference } from './collect-references.js'
import { followReference, type Followed } from './follow-reference.js'
import type { Library, Place } from './library.js'
import type { LintFinding } from './lint-finding.js'
import { locateInFile } from './locate-in-file.js'
import { openFiles } from './open-files.js'
import { pointerTo } from './pointer-to.js'
import type { SourceFile } from './source-file.js'

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
  const open = openFiles(root)
  const queue: Place[] = [{ file: root, path: [], value: root.data }]
  for (const part of queue)
    for (const reference of collectReferences(part, seen)) {
      const followed = await followReference(part.file, reference, { open, allowRemote })
      if (followed.kind === 'found') {
        targets.set(reference.owner, followed.place)
        files.add(followed.place.file)
        queue.push(followed.place)
      } else findings.push(finding(part.file, reference, followed))
      if (goesInCircles(reference.owner, targets))
        findings.push(
          finding(part.file, reference, { kind: 'lost', because: 'it only leads back to itself' }),
        )
    }
  return { library: { root, files: [...files], targets }, findings }
}

function finding(
  file: SourceFile,
  { reference, path }: Reference,
  followed: Exclude<Followed, { kind: 'found' }>,
): LintFinding {
  const severity = 'error'
  if (followed.kind === 'unreadable' && followed.error.line !== undefined) {
    const { error } = followed
    const { file: shown, line = 1, column = 1, fault: message, remedy } = error
    return { file: shown, line, column, rule: 'unreadable-reference', severity, message, remedy }
  }
  const at = [...path, '$ref']
  const place = {
    file: file.shown,
    ...locateInFile(file, at),
    pointer: pointerTo(at),
    severity,
  } as const
  if (followed.kind === 'remote') {
    const rule = 'remote-reference'
    const message = `${reference} is remote and was not fetched`
    return { ...place, rule, message, remedy: remedies[rule] }
  }
  const rule = 'unresolved-reference'
  const because = followed.kind === 'lost' ? followed.because : followed.error.fault
  const message = `${reference} leads nowhere: ${because}`
  return { ...place, rule, message, remedy: remedies[rule] }
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
