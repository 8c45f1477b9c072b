import { type List, itemsOfPage } from './items-of-page.js'
import type { AnsweredExchange } from '../rule.js'

/** A page of a list that is asked for by number, and how it was asked for. */
export interface Page extends List {
  /** Index of its first item as the URL has it, counted from zero. */
  readonly start: number
  /** The most items that the URL allows; undefined where it does not say. */
  readonly limit?: number
}

/** Reads an answer as such a page; undefined where it is none, or was asked for with numbers that are none. */
export function pageOf(answered: AnsweredExchange): Page | undefined {
  const { exchange, operation } = answered
  if (operation.requirement(pages) === undefined) return undefined
  const list = itemsOfPage(answered)
  if (list === undefined) return undefined
  const { searchParams } = new URL(exchange.request.url)
  const [start, limit] = ['start', 'limit'].map((name) => numbersIn(searchParams.getAll(name)))
  if (start === undefined || limit === undefined) return undefined
  // In the address of a link, a parameter of the target's own may stand for the place.
  const isOwn = (name: string): boolean =>
    operation.parameters.every((one) => one.in !== 'query' || one.name !== name)
  if (start.length === 0 && [...searchParams.keys()].some(isOwn)) return undefined
  return { ...list, start: start[0] ?? 0, limit: limit[0] }
}

/** The law that binds every list of such pages. */
const pages = { kind: 'law', law: 'offset-paging', aspect: 'start-echoed' } as const

/** Whether a page begins beyond the end, as far as it tells how many items there are: what it holds is another matter. */
export const isBeyondEnd = ({ body, start }: Page): boolean =>
  typeof body['count'] === 'number' && start >= body['count']

/** One number or none; undefined for anything else. */
export const numbersIn = (values: readonly string[]): readonly number[] | undefined =>
  values.length < 2 && values.every((value) => /^\d{1,9}$/.test(value))
    ? values.map(Number)
    : undefined
