import type { Answer } from '../answer/answer.js'

/** The cursor of the page that follows; undefined where none does, or its link keeps that elsewhere than in start. */
export function cursorAfter(page: Answer): string | undefined {
  const next = page.status === 200 ? page.at('/nextPage_url') : undefined
  if (typeof next !== 'string' || !URL.canParse(next, page.url)) return undefined
  return new URL(next, page.url).searchParams.get('start') || undefined
}
