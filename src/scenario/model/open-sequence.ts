import type { Answer } from '../answer/answer.js'
import type { Declared } from '../verify/declaration.js'
import { type Expectation, expectationOf } from '../verify/expectation.js'
import type { Fail, Pass } from '../../terms/verdict.js'
import { observationOf } from '../verify/observation-of.js'
import type { RequestInput } from '../request/request-input.js'
import { Undecided } from '../undecided.js'
import type { Seen } from '../verify/seen.js'
import type { Sequence } from './model.js'
import type { Step } from '../../terms/step.js'
import { Interruption } from './interruption.js'
import { stepOf } from './step-of.js'

/** A sequence, and what an engine wants to know of it. */
export interface OpenSequence extends Sequence {
  /** The sequence so far. */
  readonly steps: readonly Step[]
}

/** Statuses that tell of the caller or of the service as a whole, and nothing of a sequence. */
const general = (status: number): boolean => [401, 403, 429].includes(status) || status >= 500

export interface SequenceParts {
  /** The requirements of the story, by their keys. */
  readonly declares: readonly Declared[]
  /** Called for each request. */
  onSent(): void
  /** Whether an operation only reads. */
  isRead(operationId: string): boolean
  /** Gets each comparison, with the sequence that led to it and the answer that was compared. */
  judge(requirement: string, observation: Pass | Fail, steps: readonly Step[], answer: Answer): void
}

/** Opens a sequence of requests. */
export function openSequence({ declares, onSent, isRead, judge }: SequenceParts): OpenSequence {
  let steps: readonly Step[] = []
  let answers: readonly Answer[] = []

  const record = (order: RequestInput, answer: Answer): void => {
    steps = [...steps, stepOf(order, answer, answers)]
    answers = [...answers, answer]
    if (general(answer.status)) throw new Interruption(answer)
  }
  const expect = ({ exchange }: Answer, due: string): void => {
    steps = steps.map((step) =>
      step.exchange !== exchange.number || step.due?.includes(due)
        ? step
        : { ...step, due: step.due === undefined ? due : `${step.due}, ${due}` },
    )
  }

  const look = (requirement: string, looked: Seen): Expectation =>
    expectationOf(looked, (seen, compare) => {
      const observation = observationOf(seen, () => {
        const comparison = compare()
        expect(seen, comparison.expected)
        return comparison
      })
      if (observation.verdict === 'inconclusive')
        throw new Undecided(observation.because, { ...observation, remedy: observation.remedy })
      judge(requirement, observation, steps, seen)
      return observation.verdict === 'pass'
    })

  return {
    get steps() {
      return steps
    },
    by: (sender) => ({
      ...sender,
      send: async (operationId, order = {}) => {
        onSent()
        // A write that a service was not available for may have been carried out: it is not sent again.
        const patient = { ...order, waitOut503: isRead(operationId) }
        const answer = await sender.send(operationId, patient)
        record(order, answer)
        return answer
      },
      act: async (from, href) => {
        onSent()
        const answer = await sender.act(from, href)
        record({}, answer)
        return answer
      },
    }),
    aside: (sender) => ({
      ...sender,
      send: (operationId, order) => {
        onSent()
        return sender.send(operationId, order)
      },
    }),
    verify: Object.fromEntries(
      declares.map(({ key, requirement }) => [key, (seen) => look(requirement, seen)]),
    ),
  }
}
