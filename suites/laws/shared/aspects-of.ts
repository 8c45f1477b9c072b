import {
  aspectOf,
  type BindingOf,
  type LawAspects,
  type LawName,
  type Operation,
} from '../../../src/scenario/index.js'

/** Finds the requirements of a law; undefined where the definition of the operation does not show the aspect. */
export const aspectsOf =
  <L extends LawName>({ requirement }: Operation, { law }: BindingOf<L>, parameter?: string) =>
  (aspect: LawAspects[L]): string | undefined =>
    requirement(aspectOf(law, aspect, parameter))
