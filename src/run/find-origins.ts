import type { Pair } from './pair.js'
import type { NamedRun } from './named-run.js'
import type { RequirementResult } from './requirement-result.js'
import { namesProfile } from '../terms/names-profile.js'
import type { ChangeOrigin } from './comparison.js'

interface Attribution {
  readonly changedBy: readonly ChangeOrigin[]
  readonly because: string
}

type Stored = NamedRun['run']

const sure = (origin: ChangeOrigin, because: string): Attribution => ({
  changedBy: [origin],
  because,
})

/**
 * Who may have changed the verdict on a requirement. One is named where the runs leave no other: the sentence is another
 * one, only the profile decides whether it is tested, or nothing but the server can have changed.
 */
export function findOrigins(
  { before, after }: Pair,
  older: Stored,
  newer: Stored,
  differing: ReadonlySet<ChangeOrigin>,
): Attribution {
  if (before === undefined || after === undefined) return appeared({ before, after }, older, newer)
  if (sentence(before) !== sentence(after)) return sure('contract', 'its sentence changed')
  const baseline = before.verdict === after.verdict
  if (baseline) return sure('profile', 'the baseline lists it, or does no longer')
  if (before.later !== undefined || after.later !== undefined)
    return sure('profile', 'another set of requirements is claimed')
  if (before.verdict === 'none' || after.verdict === 'none') return claimed(before, after)
  if (before.verdict === 'error' || after.verdict === 'error')
    return sure('suite', 'an error is of Assay or of the network, not of the server')
  const possible: readonly ChangeOrigin[] = (['suite', 'contract', 'profile'] as const).filter(
    (origin) => differing.has(origin) && concerns(origin, before, after, older, newer),
  )
  if (possible.length === 0) return sure('server', 'nothing else changed for it')
  if (possible.includes('profile') && needsProfile(before, after))
    return sure('profile', 'what the profile gives or allows decides whether it can be told')
  return {
    changedBy: ['server', ...possible],
    because: `${possible.join(' and ')} changed as well`,
  }
}

/** It is a part of one run only. */
function appeared({ before, after }: Pair, older: Stored, newer: Stored): Attribution {
  const there = after ?? before
  const one = after === undefined ? older : newer
  const other = after === undefined ? newer : older
  const digest = (run: Stored): string | undefined =>
    run.interfaces.find(({ name }) => name === there?.interface)?.digest
  if (digest(other) === undefined || digest(one) === digest(other))
    return sure('profile', 'it was no part of the other run')
  return sure('contract', after === undefined ? 'it was taken out' : 'it is new')
}

/** One of the runs was not to decide it. */
function claimed(before: RequirementResult, after: RequirementResult): Attribution {
  const untested = before.verdict === 'none' ? before : after
  if (untested.gap || untested.untestable !== undefined || untested.judges.length > 0)
    return sure('contract', 'it was left open, or beyond any test')
  return /^Not (claimed|in version)/.test(untested.because ?? '')
    ? sure('profile', 'it was not claimed')
    : sure('suite', 'nothing decided it')
}

/** Whether what differs between the runs may have to do with this requirement. */
function concerns(
  origin: ChangeOrigin,
  before: RequirementResult,
  after: RequirementResult,
  older: Stored,
  newer: Stored,
): boolean {
  if (origin === 'suite')
    return older.tool.version !== newer.tool.version || before.judges.join() !== after.judges.join()
  if (origin !== 'contract') return true
  const digest = (run: Stored): string | undefined =>
    run.interfaces.find(({ name }) => name === after.interface)?.digest
  return digest(older) !== digest(newer)
}

/** It could not be decided for lack of something that a profile gives. */
const needsProfile = (before: RequirementResult, after: RequirementResult): boolean =>
  [before, after].some(
    ({ verdict, remedy = '' }) => verdict === 'inconclusive' && namesProfile(remedy),
  )

const sentence = ({ text, level, clause, operations }: RequirementResult): string =>
  JSON.stringify([text, level, clause, operations])
