import type { Rule } from '../rules/rule.js'

/** The default export of a module that an extension names under `rules`. */
export type ExtensionRule = Omit<Rule, 'id' | 'file'> & {
  /** `rules/<extension>/<file>` by default. */
  readonly id?: string
}
