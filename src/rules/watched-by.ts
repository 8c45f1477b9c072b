import type { Requirement } from '../contract/requirement.js'

/** Whether a row says that it is watched like this. */
export const watchedBy =
  (by: string) =>
  ({ origin }: Pick<Requirement, 'origin'>): boolean =>
    origin.kind === 'written' && origin.watched?.by === by
