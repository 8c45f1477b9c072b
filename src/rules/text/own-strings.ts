import type { Contract } from '../../contract/contract.js'
import { aspectOf } from '../../contract/law/law-aspect.js'
import type { Requirement } from '../../contract/requirement.js'
import { judgeLists } from './own-strings/judge-lists.js'
import type { Contradiction } from './own-strings/contradiction.js'
import { judgePhase } from './own-strings/judge-phase.js'
import { type Known, noteExchange } from './own-strings/note-exchange.js'
import { phasesOf } from './own-strings/string-log.js'
import { namesAspect } from '../names-aspect.js'
import type { LateRemark, Memory, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'

const by = 'own-strings'

const kept = aspectOf('kept-text', 'kept')
const shown = aspectOf('conditional-writes', 'shown')
const tagOfAnswer = aspectOf('conditional-writes', 'tag-of-answer')
const agree = aspectOf('items-agree', 'agree')
const aspects = namesAspect(kept, shown, tagOfAnswer, agree)

/**
 * No other client changes strings that Assay created: readings, lists and the answers to writes agree on what each of them
 * is, as long as nothing is written.
 */
export const ownStrings: Rule = {
  id: `rules/${by}`,
  title: 'Strings that were created in a run are the same wherever they are shown',
  file: 'src/rules/text/own-strings.ts',
  contradicts: (requirement: Requirement) =>
    watchedBy(by)(requirement) ||
    watchedBy('text-answers')(requirement) ||
    (requirement.interface === 'text' && aspects(requirement)),
  remember,
}

function remember({ interfaces }: Contract): Memory {
  const operations = interfaces.flatMap((one) => (one.name === 'text' ? one.operations : []))
  const [setting, listing] = ['setString', 'getStrings'].map((id) =>
    operations.find((one) => one.id === id),
  )
  const watched = (rule: string, about: string) => ({ kind: 'watched', by: rule, about }) as const
  const requirements: Readonly<Record<Contradiction['about'], string | undefined>> = {
    kept: setting?.requirement(kept),
    shown: setting?.requirement(shown),
    'tag-of-answer': setting?.requirement(tagOfAnswer),
    'answer-agrees': setting?.requirement(watched(by, 'answer-agrees')),
    agree: listing?.requirement(agree),
    whole: listing?.requirement(watched('text-answers', 'strings')),
    named: setting?.requirement(watched('text-answers', 'client-chosen')),
  }
  const known: Known = { logs: new Map(), lists: new Map() }
  return {
    concerns: (exchange) => exchange.interface === 'text',
    look(exchange, answered) {
      noteExchange(known, exchange, answered)
      return []
    },
    settle() {
      const { logs, lists } = known
      const contradictions = [
        ...[...logs.values()].flatMap((log) =>
          phasesOf(log).flatMap((phase) => judgePhase(phase, log)),
        ),
        ...[...lists].flatMap(([place, all]) =>
          judgeLists(all, (name, { number }) => {
            const log = logs.get(`${place.replace(/^\S+ /, '')}.${name}`)
            return log?.writes.every((one) => !one.isRemoval || one.span.since >= number)
          }),
        ),
      ]
      return contradictions.map(({ about, exchange, ...failure }): LateRemark => {
        const requirement = requirements[about]
        return { exchange, remark: { requirement, verdict: 'fail', ...failure } }
      })
    },
  }
}
