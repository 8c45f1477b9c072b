import type { Plan } from '../../src/run/plan-run.js'

/**
 * Scenarios that decide some requirements: where a variation remembers something, it may show itself to them alone.
 *
 * @param wanted ids of requirements
 * @returns ids
 */
export const deciding = ({ requirements }: Plan, wanted: ReadonlySet<string>): readonly string[] =>
  requirements
    .filter(({ requirement }) => wanted.has(requirement.id))
    .flatMap(({ scenarios }) => scenarios.map(({ id }) => id))
