/**
 * The same stage with some parts replaced. A copy would take every actor, and a profile that lacks one of them would
 * leave the scenario undecided.
 */
export const withParts = <S extends object, P extends object>(
  stage: S,
  parts: P,
): Omit<S, keyof P> & P => Object.create(stage, Object.getOwnPropertyDescriptors(parts))
