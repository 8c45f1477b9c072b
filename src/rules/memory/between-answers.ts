import type { Contract } from '../../contract/contract.js'
import type { LawAspect } from '../../contract/law/law-aspect.js'
import type { AnsweredExchange, Memory } from '../rule.js'
import { interfacesWith } from './interfaces-with.js'
import { openWitnesses, type Witnesses } from './witnesses.js'

/**
 * Begins to hold answers against what was said before and afterwards, in the interfaces that an aspect of a law binds.
 *
 * @param note tells the witnesses what an answer says
 */
export const betweenAnswers =
  (about: LawAspect, note: (answered: AnsweredExchange, witnesses: Witnesses) => void) =>
  (contract: Contract): Memory => {
    const witnesses = openWitnesses()
    const names = interfacesWith(contract, ({ requirement }) => requirement(about) !== undefined)
    return {
      concerns: ({ interface: name = '' }) => names.has(name),
      look(_exchange, answered) {
        if (answered !== undefined) note(answered, witnesses)
        return []
      },
      settle: witnesses.settle,
    }
  }
