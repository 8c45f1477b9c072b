import type { Answer } from '../answer/answer.js'

type Query = Readonly<Record<string, string>>

/** The cursor of the page that follows; undefined where none does, or its link keeps that elsewhere than in start. */
export function cursorAfter(page: Answer): string | undefined {
  return nextOf(page)?.get('start') || undefined
}

/**
 * Whether the cursor of the page that follows stands for more than a place: something was asked for, and the link leaves
 * it out. What is asked for beside such a cursor may count for nothing.
 *
 * @param query what the page was asked for with
 */
export function cursorStandsAlone(page: Answer, query: Query): boolean {
  const next = nextOf(page)
  return next !== undefined && Object.keys(query).some((name) => !next.has(name))
}

function nextOf(page: Answer): URLSearchParams | undefined {
  const next = page.status === 200 ? page.at('/nextPage_url') : undefined
  if (typeof next !== 'string' || !URL.canParse(next, page.url)) return undefined
  return new URL(next, page.url).searchParams
}
