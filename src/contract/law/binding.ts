import type { Operation } from '../operation.js'
import type { ParameterCase } from '../parameter-case.js'
import type { Level } from '../requirement.js'
import type { LawAspects, LawName } from './law-aspect.js'

/** What a law binds, and the sentence of each of its requirements: `suites/laws/<law>/binding.ts`. */
export interface BindingOf<L extends LawName> {
  /** Name of the law, and of its folder. */
  readonly law: L
  /** What it binds within an operation, which shows that by its definition; nothing where the law does not hold. */
  subjects(operation: Operation): readonly Subject[]
  readonly aspects: Readonly<Record<LawAspects[L], Aspect>>
}

/** That of any law. */
export type Binding = Omit<BindingOf<LawName>, 'aspects'> & {
  readonly aspects: Partial<BindingOf<LawName>['aspects']>
}

/** What a law binds within an operation: all of it, or a part such as a parameter. */
export interface Subject {
  readonly parameter?: string
  /** Values of the parameter that it is about. */
  readonly case?: ParameterCase
  /** What the sentences need besides the names of the interface and the operation. */
  readonly words?: Readonly<Record<string, string>>
}

/** One thing that a law asks for: a requirement of each subject. `{…}` is filled in with the words of the subject. */
export interface Aspect {
  readonly id: string
  readonly level: Level
  readonly text: string
  /** Of an ambiguous sentence. */
  readonly readings?: readonly string[]
  /** Whether it means anything there. Without it, it does wherever the law holds. */
  where?(operation: Operation, subject: Subject): boolean
  /** The header that it asks for: no other requirement says that it is there. */
  readonly header?: { readonly status: string; readonly name: string }
}

/** Declares what a law binds. */
export const binding = <L extends LawName>(one: BindingOf<L>): BindingOf<L> => one
