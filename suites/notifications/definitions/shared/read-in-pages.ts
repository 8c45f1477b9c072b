import {
  type Answer,
  identify,
  type Item,
  type RequestInput,
  type Stage,
  type Walk,
} from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'

/** A list of definitions in one go, compared with the same in small pages. */
export interface InPages {
  readonly whole: Walk
  /** Whether small pages that are asked for by number hold the same. */
  readonly byNumber: boolean
  /** Whether small pages that follow one another by their links hold the same. */
  readonly byLink: boolean
  /** The pages that tell a count. */
  readonly counting: readonly Answer[]
}

const contentOf = (items: readonly Item[]): string => items.map(identify).toSorted().join('\n')

/** Reads a list of definitions in one go, page by page, and by the links to the next page. */
export async function readInPages(
  { admin, walk }: Pick<Stage, 'admin' | 'walk'>,
  query: NonNullable<RequestInput['query']>,
): Promise<InPages> {
  const whole = await listDefinitions(admin, query)
  const limit = Math.max(2, Math.ceil(whole.items.length / 10))
  const [small, linked] = await Promise.all([
    listDefinitions(admin, { ...query, limit }),
    walk(admin, 'getDefinitions', { ...query, limit }),
  ])
  const due = contentOf(whole.items)
  return {
    whole,
    byNumber: contentOf(small.items) === due,
    byLink: linked.end.kind === 'complete' && contentOf(linked.items) === due,
    counting: [...whole.pages, ...small.pages].filter((page) => page.at('/count') !== undefined),
  }
}
