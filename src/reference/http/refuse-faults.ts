import type { Fault } from './fault.js'
import type { Call } from './operation.js'
import { Refusal } from './refusal.js'

interface Suspect {
  readonly parameter: string
  readonly given: string | undefined
  readonly faults: readonly Fault[]
}

/**
 * Refuses a call whose parameters are at fault: the first fault gives the status, all of them are told.
 *
 * @throws Refusal 400 or 422, as documented for the operation
 */
export function refuseFaults({ services, operation }: Call, suspects: readonly Suspect[]): void {
  const { behaviour } = services
  const problems = suspects.flatMap(({ parameter, given, faults }) =>
    behaviour
      .faultsOf({ operation: operation.id, parameter, value: given }, faults)
      .map((fault) => ({
        name: 'invalidParameter',
        status: behaviour.statusOf(fault, operation.statuses),
        detail: `Parameter ${parameter} ${fault.detail}.`,
        attributes: { parameter, fault: fault.kind },
      })),
  )
  const first = problems[0]
  if (first === undefined) return
  const { status, name, detail, attributes } = first
  throw new Refusal(status, name, detail, { attributes, problems })
}
