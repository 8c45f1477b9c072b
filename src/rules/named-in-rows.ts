import type { Requirement } from '../contract/requirement.js'

/**
 * Decides the written rows that name a rule.
 *
 * @param about what they name it by
 */
export const namedInRows =
  ({ rule }: { readonly rule: string }) =>
  ({ origin }: Requirement): boolean =>
    origin.kind === 'written' && origin.rule === rule
