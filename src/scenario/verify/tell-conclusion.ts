import type { Deviation } from '../../terms/deviation.js'
import type { Step } from '../../terms/step.js'
import type { Conclusion } from '../../terms/verdict.js'
import { withStandingFixture } from '../fixture/with-standing-fixture.js'
import { inWriting } from '../in-writing.js'
import type { RunContext } from '../run-context.js'
import type { ObservationLog } from './observation-log.js'

/** Makes a conclusion fit for a report: with the root that it comes of, cut, and without secrets. */
export function tellConclusion(
  conclusion: Conclusion,
  log: ObservationLog,
  run: RunContext,
): Conclusion {
  const rooted = withKnownRoot(withDeepestRoot(conclusion, log), run)
  return inWords(withStandingFixture(rooted, run), run.redact)
}

/** What was blamed first may turn out to have a root of its own. */
function withDeepestRoot(ending: Conclusion, log: ObservationLog): Conclusion {
  if (ending.dependsOn === undefined) return ending
  return { ...ending, dependsOn: log.rootOf(ending.dependsOn) ?? ending.dependsOn }
}

/** A root that the definition does not show is not followed. */
function withKnownRoot(ending: Conclusion, { contract }: RunContext): Conclusion {
  if (ending.dependsOn === undefined) return ending
  return { ...ending, dependsOn: contract.requirement(ending.dependsOn)?.id }
}

function inWords(ending: Conclusion, redact: RunContext['redact']): Conclusion {
  if (ending.verdict === 'fail')
    return {
      ...ending,
      expected: inWriting(ending.expected, redact),
      actual: inWriting(ending.actual, redact),
      deviations: ending.deviations?.map((one) => deviationInWords(one, redact)),
      sequence: ending.sequence?.map((step) => told(step, redact)),
    }
  if (ending.because === undefined) return ending
  return { ...ending, because: inWriting(ending.because, redact) }
}

const deviationInWords = (one: Deviation, redact: RunContext['redact']): Deviation => ({
  ...one,
  pointer: inWriting(one.pointer, redact),
  actual: inWriting(one.actual, redact),
})

/** Characters of a body that are shown of each request of a sequence. */
const bodyShown = 160

const told = (
  { exchange, request, body, answer, due }: Step,
  redact: RunContext['redact'],
): Step => ({
  exchange,
  request: [request, ...(body === undefined ? [] : [inWriting(body, redact, bodyShown)])]
    .map((part) => inWriting(part, redact))
    .join(', '),
  answer: inWriting(answer, redact),
  due: due && inWriting(due, redact),
})
