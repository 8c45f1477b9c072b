import type { ReportedGroup } from './reported-group.js'

const most = 8

/** What would settle the groups that are not told one by one, and where each of them is. */
export function furtherReasons(groups: readonly Pick<ReportedGroup, 'remedy'>[]): string {
  const remedies = [...new Set(groups.flatMap(({ remedy }) => remedy ?? []))]
  const named = remedies.slice(0, most).map((one) => one.replace(/^add /, ''))
  const more = remedies.length > most ? ', …' : ''
  const told = named.length === 0 ? '' : `: ${named.join(', ')}${more}`
  return `told one by one in the HTML report${told}`
}
