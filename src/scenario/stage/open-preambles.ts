import { expectationOf } from '../verify/expectation.js'
import { preamble } from '../preamble/preamble.js'
import { recheckService } from '../verify/recheck-service.js'
import type { Stage } from './stage.js'
import { Undecided } from '../undecided.js'
import type { StageParts } from './stage-parts.js'

/** The words for what a scenario builds on. */
export function openPreambles(
  parts: StageParts,
  plain: Stage['plain'],
): Pick<Stage, 'assume' | 'given' | 'giveUp'> {
  const { run, scenario, held } = parts
  /** A law is bound by what a definition shows, and may have no such aspect there; a story knows its contract. */
  const known = (requirement: string | undefined): string | undefined => {
    if (requirement !== undefined && run.contract.requirement(requirement)) return requirement
    if (scenario.kind === 'law') return undefined
    throw new Error(`it builds on ${requirement ?? 'something'}, which is no requirement`)
  }
  return {
    assume: (seen, requirement) => {
      const isServed =
        held.size === 0
          ? (operation: Parameters<typeof plain>[0]) => recheckService(plain, operation)
          : undefined
      return expectationOf(seen, preamble({ ...parts, isServed }, known(requirement)))
    },
    given: (seen) => expectationOf(seen, preamble(parts, undefined)),
    giveUp: (because, remedy, answer) => {
      throw new Undecided(because, { remedy, exchanges: answer && [answer.exchange.number] })
    },
  }
}
