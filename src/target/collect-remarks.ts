import type { Mistake } from './mistake.js'
import type { ProfilePath } from './profile-path.js'

/** Where something stands: 1-based. `key` is the name of the member, `value` what it holds. `file` where it is not the one at hand. */
export type FindPlace = (
  path: ProfilePath,
  part?: 'key' | 'value',
) => { readonly file?: string; readonly line: number; readonly column: number }

/** Collects what is to be said about a profile, so that one reading finds every mistake. */
export interface Remarks {
  mistake(path: ProfilePath, message: string, remedy: string, part?: 'key' | 'value'): void
  warning(path: ProfilePath, message: string, remedy: string): void
  /** A warning of what would have no effect, to be told before anything is sent. */
  earlyWarning(path: ProfilePath, message: string, remedy: string): void
  /** A mistake on the command line. */
  flag(name: string, message: string, remedy: string): void
  /** In the order of the file. */
  readonly mistakes: readonly Mistake[]
  readonly warnings: readonly Mistake[]
}

/** Of each kind; after so many, more would only hide the first. Each takes a walk through the file to be placed. */
const most = 20

export function collectRemarks(file: string, place: FindPlace): Remarks {
  const mistakes: Mistake[] = []
  const warnings: Mistake[] = []
  const left = { mistakes: 0, warnings: 0 }
  const inOrder = (kind: 'mistakes' | 'warnings', list: readonly Mistake[]): readonly Mistake[] => [
    ...list.toSorted((a, b) => a.line - b.line || a.column - b.column),
    ...(left[kind] === 0
      ? []
      : [
          {
            file,
            line: 0,
            column: 0,
            message: `there are ${left[kind]} more ${kind}`,
            remedy: 'Correct these first.',
          },
        ]),
  ]
  const warn = (
    path: ProfilePath,
    warning: Pick<Mistake, 'message' | 'remedy' | 'early'>,
  ): void => {
    if (warnings.length < most) warnings.push({ file, ...place(path), ...warning })
    else left.warnings += 1
  }
  return {
    mistake: (path, message, remedy, part) => {
      if (mistakes.length < most) mistakes.push({ file, ...place(path, part), message, remedy })
      else left.mistakes += 1
    },
    warning: (path, message, remedy) => warn(path, { message, remedy }),
    earlyWarning: (path, message, remedy) => warn(path, { message, remedy, early: true }),
    flag: (name, message, remedy) => {
      mistakes.push({ file: name, line: 0, column: 0, message, remedy })
    },
    get mistakes() {
      return inOrder('mistakes', mistakes)
    },
    get warnings() {
      return inOrder('warnings', warnings)
    },
  }
}
