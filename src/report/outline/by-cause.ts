import type { Origin } from '../../contract/requirement.js'
import { groupBy } from '../group-by.js'
import type { ReportedFailure } from './reported-failure.js'

/** What requirements of many operations may fail for at once: whatever writes all answers is at fault. */
function faultOf(origin: Origin): readonly string[] | undefined {
  switch (origin.kind) {
    case 'status':
    case 'media-type':
    case 'body':
      return [origin.kind]
    case 'header':
      return [origin.kind, origin.status, origin.header]
    case 'member':
    case 'presence':
      return [origin.kind, origin.schema, origin.member]
    case 'carried':
      return [origin.kind, origin.schema, origin.relation]
    case 'written':
      return origin.rule === undefined ? undefined : [origin.kind, origin.rule]
    default:
      return undefined
  }
}

function causeOf({ requirement, finding }: ReportedFailure): string {
  const { origin, id } = requirement
  const fault = faultOf(origin)
  if (fault === undefined || requirement.known !== undefined) return id
  // A representation that lacks some of what is listed is poor in one way.
  if (origin.kind === 'presence' && requirement.level === 'should')
    return JSON.stringify([origin.kind, origin.schema])
  // Each operation documents statuses and media types of its own.
  const expected = ['status', 'media-type'].includes(origin.kind) ? '' : finding.expected
  const said = [expected, finding.actual]
  // What a rule says of times or statuses differs in its digits from answer to answer.
  const alike = origin.kind === 'written' ? said.map((one) => one.replace(/\d+/g, '0')) : said
  return JSON.stringify([fault, finding.verdict, ...alike])
}

/**
 * One entry for each cause: where the same fault shows in the same way in many operations, such as a media type or a
 * header that is missing, the first tells it and names the others (`same`).
 */
export const byCause = (failures: readonly ReportedFailure[]): readonly ReportedFailure[] =>
  [...groupBy(failures, causeOf).values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, same: others.map(({ requirement }) => requirement.id) }],
  )
