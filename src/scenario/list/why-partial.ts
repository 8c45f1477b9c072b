import type { Bound, Walk } from './walk.js'

/** Why a walk did not see the whole list, and what would change that. */
export interface PartialWalk {
  readonly because: string
  readonly remedy: string | undefined
}

const beyond: Readonly<Record<Bound, string>> = {
  pages: 'has more pages than a walk reads',
  items: 'has more items than a walk reads',
  bytes: 'is larger than a walk reads',
  time: 'takes longer than a walk may',
  empty: 'leads on and on to pages without items',
}

/** The limit of the profile that a bound of the run comes of. */
const limits: Readonly<Record<Bound, string>> = {
  pages: 'limits.pages',
  items: 'limits.pages',
  bytes: 'limits.bodyBytes',
  time: 'limits.scenarioTime',
  empty: 'let the last page of the list lead to no other one',
}

/** Says why a walk did not come to the end of its list; undefined when it did. */
export function whyPartial({ end, pages, items }: Walk): PartialWalk | undefined {
  switch (end.kind) {
    case 'complete':
      return undefined
    case 'sampled':
      return {
        because: `The list ${beyond[end.by]}: ${items.length} items on ${pages.length} pages were looked at.`,
        remedy: end.own === true ? undefined : limits[end.by],
      }
    case 'loop':
      return {
        because: 'The pages of the list form a loop.',
        remedy: 'let the last page of the list carry no link next',
      }
    case 'broken':
      return {
        because: `A page of the list was answered with ${end.at.status}.`,
        remedy: 'let each page of the list be answered with 200',
      }
    case 'left':
      if (end.link.kind === 'unusable')
        return {
          because: 'The link to the next page of the list cannot be followed.',
          remedy: 'let the link next be an address of the target',
        }
      return {
        because: end.link.because,
        remedy: end.link.remedy,
      }
  }
}
