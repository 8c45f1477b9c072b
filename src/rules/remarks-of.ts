import type { AnsweredExchange, Failure, Remark } from './rule.js'

/** What an answer contradicts, in the words of a row (`watched`). */
export type Told = { readonly about: string } & Omit<Failure, 'verdict'>

/** Fails the rows that a rule watches for what an answer contradicts. */
export const remarksOf = (
  by: string,
  { operation }: Pick<AnsweredExchange, 'operation'>,
  told: readonly Told[],
): readonly Remark[] =>
  told.map(({ about, ...failure }) => {
    const requirement = operation.requirement({ kind: 'watched', by, about })
    return { requirement, verdict: 'fail', ...failure }
  })
