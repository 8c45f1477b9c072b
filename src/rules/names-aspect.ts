import type { LawAspect } from '../contract/law/law-aspect.js'
import type { Requirement } from '../contract/requirement.js'

/** Whether a requirement is one of the things that a law asks for, of whatever operation or parameter. */
export const namesAspect =
  (...aspects: readonly LawAspect[]) =>
  ({ origin }: Pick<Requirement, 'origin'>): boolean =>
    origin.kind === 'law' &&
    aspects.some(({ law, aspect }) => law === origin.law && aspect === origin.aspect)
