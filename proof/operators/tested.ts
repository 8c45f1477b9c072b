import type { Contract, InterfaceContract } from '../../src/contract/contract.js'
import type { Operation } from '../../src/contract/operation.js'
import type { Origin, Requirement } from '../../src/contract/requirement.js'

type OriginOf<Kind extends Origin['kind']> = Extract<Origin, { readonly kind: Kind }>

/** A derived requirement that tests decide, with the operations that it binds. */
export interface Tested<Kind extends Origin['kind']> {
  readonly id: string
  readonly origin: OriginOf<Kind>
  readonly home: InterfaceContract
  readonly operations: readonly Operation[]
}

/** The requirements of one kind that tests decide. */
export function tested<Kind extends Origin['kind']>(
  contract: Contract,
  kind: Kind,
): readonly Tested<Kind>[] {
  return contract.interfaces.flatMap((home) =>
    home.requirements.flatMap(({ id, origin, operations, ...one }) =>
      isOf(origin, kind) && isDecided(one)
        ? [
            {
              id,
              origin,
              home,
              operations: home.operations.filter((of) => operations.includes(of.id)),
            },
          ]
        : [],
    ),
  )
}

const isOf = <Kind extends Origin['kind']>(origin: Origin, kind: Kind): origin is OriginOf<Kind> =>
  origin.kind === kind

const isDecided = ({ gap, untestable }: Pick<Requirement, 'gap' | 'untestable'>): boolean =>
  gap === undefined && untestable === undefined
