import type { Binding, Operation } from '../../../src/scenario/index.js'

/** Finds the requirements of a law; undefined where the definition of the operation does not show the aspect. */
export const aspectsOf =
  <A extends string>({ requirement }: Operation, { law }: Binding<A>, parameter?: string) =>
  (aspect: A): string | undefined =>
    requirement({ kind: 'law', law, aspect, parameter })
