import type { ParameterCase } from '../parameter-case.js'

/**
 * The laws, and by name what each asks for. `suites/laws/<law>/binding.ts` has the sentences; code that looks for a
 * requirement of a law names it by these.
 */
export interface LawAspects {
  readonly service: 'answers'
  readonly authentication:
    | 'without-credentials'
    | 'without-key'
    | 'without-token'
    | 'wrong-key'
    | 'wrong-token'
  readonly authorization: 'restricted'
  readonly 'cursor-paging':
    | 'limit-respected'
    | 'limit-reported'
    | 'next-while-more'
    | 'next-answers'
    | 'end'
    | 'bare-end'
    | 'nothing-missing'
    | 'nothing-twice'
    | 'own-start'
  readonly 'cursor-paging-filters': 'filters-kept' | 'filtered-whole'
  readonly parameters: 'refused' | 'accepted'
  readonly 'paging-defaults': 'by-cursor' | 'by-number'
  readonly filter: 'matching' | 'complete' | 'several'
  readonly 'filters-together': 'together'
  readonly 'offset-paging':
    | 'start-echoed'
    | 'limit-reported'
    | 'limit-respected'
    | 'beyond-end'
    | 'beyond-int32'
  readonly 'offset-paging-whole':
    | 'count'
    | 'count-of-either'
    | 'nothing-missing'
    | 'nothing-twice'
    | 'in-order'
  readonly 'offset-paging-links':
    | 'self'
    | 'first'
    | 'next'
    | 'collection'
    | 'next-only-before-last'
    | 'next-before-last'
  readonly 'conditional-reads':
    | 'present'
    | 'steady'
    | 'not-modified'
    | 'in-list'
    | 'any'
    | 'modified'
  readonly 'conditional-writes':
    | 'current'
    | 'stale'
    | 'stale-changes-nothing'
    | 'tag-changes'
    | 'tag-of-answer'
    | 'shown'
    | 'self'
  readonly creations: 'answered' | 'location' | 'shown' | 'tag' | 'self'
  readonly 'items-agree': 'agree' | 'carried'
  readonly 'kept-text': 'kept'
  readonly links: 'self' | 'related'
  readonly 'served-definition':
    | 'openapi'
    | 'valid'
    | 'operations'
    | 'parameters'
    | 'statuses'
    | 'members'
}

export type LawName = keyof LawAspects

/** One thing that a law asks for: `aspectOf` sees that the law does. */
export interface LawAspect {
  readonly kind: 'law'
  readonly law: LawName
  readonly aspect: LawAspects[LawName]
  /** For a law that binds a parameter, such as a filter. */
  readonly parameter?: string
  /** For the law that tries values of a parameter: which of them. */
  readonly case?: ParameterCase
}

/** Names one thing that a law asks for. */
export const aspectOf = <L extends LawName>(
  law: L,
  aspect: LawAspects[L],
  parameter?: string,
): LawAspect => ({ kind: 'law', law, aspect, parameter })
