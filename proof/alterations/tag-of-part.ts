import type { Behaviour } from '../../src/reference/behaviour.js'

/** What a representation holds. */
export type Members = Readonly<Record<string, unknown>>

/** Builds the `behaviour` of a bank that makes the entity tag of an operation of a part of what it answers. */
export const tagOfPart =
  (operation: string, part: (members: Members) => unknown) =>
  ({ entityTag }: Behaviour): Partial<Behaviour> => ({
    entityTag: (representation, asked) =>
      entityTag(
        asked === operation
          ? JSON.stringify(part(JSON.parse(representation) as Members))
          : representation,
        asked,
      ),
  })
