import { boundText, type TextCost, textCost } from './bound-text.js'

/** Bytes that an entry takes in a report beyond what it quotes. */
const entry = 400
/** Texts that an entry quotes. */
const texts = 3
/** Texts with less room than this say nothing, so that fewer entries are shown. */
const leastText = 40

/** What a list of a finding is made of. */
export interface ListKind<T> {
  /** Entries, at most, even if there is more room. */
  readonly most: number
  readonly quoted: (one: T) => readonly [string, string, string]
  /** The entry with each text that it quotes shortened. */
  readonly shortened: (one: T, shorten: (text: string) => string) => T
}

/** Bytes that a list takes as JSON, as far as it is ever shown; Infinity beyond `most`. */
export function listCost<T>(
  all: readonly T[],
  kind: ListKind<T>,
  costOf: TextCost,
  most: number,
): number {
  let cost = 0
  for (const one of all.slice(0, kind.most)) {
    cost += entry
    for (const text of kind.quoted(one)) cost += costOf(text, most)
    if (cost > most) return Infinity
  }
  return cost
}

/** The first entries of a list, as many as there is room for, with the same room for each of their texts. */
export function boundList<T>(all: readonly T[], kind: ListKind<T>, room: number): readonly T[] {
  const fits = listCost(all, kind, textCost, room) <= room
  const most = fits
    ? kind.most
    : Math.min(kind.most, Math.floor(room / (entry + texts * leastText)))
  const first = all.slice(0, most)
  const bytes = fits ? Infinity : Math.floor((room / first.length - entry) / texts)
  const shorten = (text: string): string => boundText(text, bytes)
  const isWhole = (one: T): boolean => kind.quoted(one).every((text) => shorten(text) === text)
  if (first.length === all.length && all.every(isWhole)) return all
  return first.map((one) => kind.shortened(one, shorten))
}
