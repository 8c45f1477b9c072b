import type { Failure } from '../rule.js'

/** What an answer contradicts, in the words of a row (`watched`). */
export type Told = { readonly about: string } & Omit<Failure, 'verdict'>

export type Body = Readonly<Record<string, unknown>>

export const inShort = (value: unknown): string =>
  (JSON.stringify(value) ?? 'nothing').slice(0, 200)
