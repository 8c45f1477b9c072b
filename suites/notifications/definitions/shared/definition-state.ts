import type { Sequence, Transition } from '../../../../src/scenario/index.js'
/** What a model knows of one definition of ours. */
export interface KnownDefinition {
  readonly id: string
  /** What was last sent of it. */
  readonly body: object
  /** Its entity tag, as far as it was read since then. */
  readonly tag: string | undefined
}

/** What a model knows of the definitions of a type of ours. */
export interface DefinitionState {
  readonly type: string
  /** Those that there are, oldest first. */
  readonly there: readonly KnownDefinition[]
  /** What was read since something was last done. */
  readonly seen: readonly string[]
}

type DefinitionKey = 'definitionRead' | 'definitionsListed' | 'tagsApplied'

export type DefinitionSequence = Sequence<DefinitionKey>
export type DefinitionTransition = Transition<DefinitionState, DefinitionKey>
