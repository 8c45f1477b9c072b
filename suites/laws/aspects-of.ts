import type { Operation } from '../../src/scenario/index.js'

/** Finds the requirements of a law; undefined where the definition of the operation does not show the aspect. */
export const aspectsOf =
  ({ requirement }: Operation, law: string, parameter?: string) =>
  (aspect: string): string | undefined =>
    requirement({ kind: 'law', law, aspect, parameter })
