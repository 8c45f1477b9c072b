import type { Rule } from '../rules/rule.js'

/** The default export of a module that an extension names under `rules`. */
export type ExtensionRule = Omit<Rule, 'id' | 'file'> &
  Required<Pick<Rule, 'decides' | 'judge'>> & {
    /** `rules/<extension>/<file>` by default. */
    readonly id?: string
  }
