import type { InterfaceContract } from '../contract/contract.js'
import type { Operation } from '../contract/operation.js'
import type { ExerciseLog, SeenOperation } from './exercise-log.js'
import type { Exercised, ExercisedKind, Missed } from './interface-result.js'
import type { RequirementResult } from './requirement-result.js'

/** Undescribed members that are told of one interface. */
export const mostUndescribed = 50

interface Part extends Pick<Missed, 'kind' | 'name' | 'because' | 'remedy'> {
  readonly reached: boolean
}

/** How much of an interface the exchanges of a run showed, and why the rest was not reached. */
export function exercisedOf(
  { name, operations }: InterfaceContract,
  requirements: readonly RequirementResult[],
  log: ExerciseLog,
): Exercised {
  const shown = operations.filter(({ open }) => open !== true)
  const results = new Map(requirements.map((one) => [one.id, one]))
  const parts = [
    ...shown.flatMap((operation) => partsOf(operation, log.of(name, operation.id), results)),
    ...membersOf(requirements),
  ]
  const count = (kind: ExercisedKind) => {
    const own = parts.filter((one) => one.kind === kind)
    return { reached: own.filter(({ reached }) => reached).length, of: own.length }
  }
  return {
    counts: {
      operations: count('operations'),
      responses: count('responses'),
      parameters: count('parameters'),
      members: count('members'),
      links: count('links'),
    },
    missed: parts.filter(({ reached }) => !reached).map(({ reached: _, ...one }) => one),
    undescribed: shown
      .flatMap(({ id }) => log.of(name, id)?.undescribed ?? [])
      .slice(0, mostUndescribed),
  }
}

function partsOf(
  operation: Operation,
  seen: SeenOperation | undefined,
  results: ReadonlyMap<string, RequirementResult>,
): readonly Part[] {
  const { id, responses, parameters, links } = operation
  const uncalled = whyUncalled(results.get(operation.requirement({ kind: 'status' }) ?? ''))
  const part = (kind: ExercisedKind, name: string, reached: boolean, because: string): Part =>
    seen === undefined ? { kind, name, reached, ...uncalled } : { kind, name, reached, because }
  return [
    part('operations', id, seen !== undefined, ''),
    ...responses.map(({ status }) =>
      part(
        'responses',
        `${id} ${status}`,
        seen?.statuses.has(status) === true,
        notAnswered(status),
      ),
    ),
    ...parameters.map(({ name }) =>
      part('parameters', `${id} ${name}`, seen?.parameters.has(name) === true, 'It was not sent.'),
    ),
    ...links.map(({ place, relation }) =>
      part(
        'links',
        `${id} ${place === 'items' ? 'items ' : ''}${relation}`,
        seen?.links.has(`${place} ${relation}`) === true,
        'No answer had it.',
      ),
    ),
  ]
}

/** Each member has a requirement of its own, which is decided once it was seen. */
export const membersOf = (requirements: readonly RequirementResult[]): readonly Part[] =>
  requirements.flatMap((one) => {
    const { origin, verdict } = one
    if (origin.kind !== 'member' || verdict === 'none') return []
    const name = `${origin.schema} ${origin.member}`
    const because = ('because' in one && one.because) || 'No answer had it.'
    const remedy = 'remedy' in one ? one.remedy : undefined
    return [{ kind: 'members', name, reached: verdict !== 'inconclusive', because, remedy }]
  })

const whyUncalled = (
  result: RequirementResult | undefined,
): Pick<Missed, 'because' | 'remedy'> => ({
  because:
    `The operation was not called. ${(result && 'because' in result && result.because) || ''}`.trim(),
  remedy: result && 'remedy' in result ? result.remedy : undefined,
})

/** What it would take, by status. */
function notAnswered(status: string): string {
  if (status === '429') return 'No request was one too many; it takes hooks.rateLimit.'
  if (status === '503') return 'Nothing was out of order; it takes hooks.outage.'
  if (status === '403') return 'No caller lacked a permission; it takes actors.restricted.'
  if (status.endsWith('XX'))
    return 'It stands for whatever other status there is; none was answered.'
  return 'No request of this run was answered so.'
}
