import type { Followed } from './follow-reference.js'
import type { LintFinding } from './lint-finding.js'
import { locateInFile } from './locate-in-file.js'
import { pointerTo } from './pointer-to.js'
import { remedies } from './ruleset/remedies.js'
import type { DataPath, SourceFile } from './source-file.js'

/** What is told of a reference at a place of a file that could not be followed. */
export function unfollowed(
  file: SourceFile,
  reference: string,
  at: DataPath,
  followed: Exclude<Followed, { kind: 'found' }>,
): LintFinding {
  const severity = 'error'
  if (followed.kind === 'unreadable' && followed.error.line !== undefined) {
    const { error } = followed
    const { file: shown, line = 1, column = 1, fault: message, remedy } = error
    return { file: shown, line, column, rule: 'unreadable-reference', severity, message, remedy }
  }
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
  if (followed.kind === 'misplaced') {
    const message = `${reference} leads to one of ${followed.found}, where one of ${followed.wanted} belongs`
    return { ...place, rule, message, remedy: remedies[rule] }
  }
  const because = followed.kind === 'lost' ? followed.because : followed.error.fault
  const message = `${reference} leads nowhere: ${because}`
  return { ...place, rule, message, remedy: remedies[rule] }
}
