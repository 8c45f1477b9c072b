import type { Walk } from './walk-pages.js'

/** Why a walk did not see the whole list, and what would change that. */
export interface PartialWalk {
  readonly because: string
  readonly remedy?: string
}

/** Says why a walk did not come to the end of its list; undefined when it did. */
export function whyPartial({ end, pages, items }: Walk): PartialWalk | undefined {
  switch (end.kind) {
    case 'complete':
      return undefined
    case 'sampled':
      return {
        because: `The list takes longer than a walk of this run may: ${items.length} items on ${pages.length} pages were looked at.`,
        remedy: end.by === 'time' ? 'limits.scenarioTime' : 'limits.pages',
      }
    case 'loop':
      return { because: 'The pages of the list go round in a circle.' }
    case 'broken':
      return { because: `A page of the list was answered with ${end.at.status}.` }
    case 'left':
      if (end.link.kind === 'unusable')
        return { because: 'The link to the next page of the list cannot be followed.' }
      return {
        because: end.link.because,
        remedy: end.link.remedy,
      }
  }
}
