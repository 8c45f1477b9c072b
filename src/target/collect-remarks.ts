import type { Mistake } from './mistake.js'
import type { ProfilePath } from './profile-path.js'

/** Where something stands: 1-based. `key` is the name of the member, `value` what it holds. */
export type FindPlace = (
  path: ProfilePath,
  part?: 'key' | 'value',
) => { readonly line: number; readonly column: number }

/** Collects what is to be said about a profile, so that one reading finds every mistake. */
export interface Remarks {
  mistake(path: ProfilePath, message: string, remedy: string, part?: 'key' | 'value'): void
  warning(path: ProfilePath, message: string, remedy: string): void
  /** A mistake on the command line. */
  flag(name: string, message: string, remedy: string): void
  /** In the order of the file. */
  readonly mistakes: readonly Mistake[]
  readonly warnings: readonly Mistake[]
}

export function collectRemarks(file: string, place: FindPlace): Remarks {
  const mistakes: Mistake[] = []
  const warnings: Mistake[] = []
  const inOrder = (list: readonly Mistake[]): readonly Mistake[] =>
    list.toSorted((a, b) => a.line - b.line || a.column - b.column)
  return {
    mistake: (path, message, remedy, part) => {
      mistakes.push({ file, ...place(path, part), message, remedy })
    },
    warning: (path, message, remedy) => {
      warnings.push({ file, ...place(path), message, remedy })
    },
    flag: (name, message, remedy) => {
      mistakes.push({ file: name, line: 0, column: 0, message, remedy })
    },
    get mistakes() {
      return inOrder(mistakes)
    },
    get warnings() {
      return inOrder(warnings)
    },
  }
}
