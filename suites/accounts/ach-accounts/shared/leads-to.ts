import type { Look, Walk } from '../../../../src/scenario/index.js'

/** Compares pages with what they have to hold; one that is refused where the page before it leads loses the rest. */
export function leadsTo(compare: Look, pages: Walk, ids: readonly string[]): void {
  if (pages.end.kind === 'broken') compare(pages.end.at).status(200)
  else compare(pages).holds(ids)
}
