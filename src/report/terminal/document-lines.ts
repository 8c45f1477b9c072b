import type { Run } from '../../run/run.js'
import { escapeTerminal } from '../escape-terminal.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { versionsOf } from '../versions-of.js'
import { wrap } from './wrap.js'

/** Which documents the clauses of these failures cite; nothing where nothing failed. */
export function documentLines(
  { contract }: Run,
  failures: readonly ReportedFailure[],
  width: number,
): readonly string[] {
  const cited = (contract.documents ?? []).filter(({ number }) =>
    failures.some(({ requirement }) => requirement.clause.startsWith(`document ${number},`)),
  )
  const lines = cited.flatMap(({ number, title, digest, interfaces }) =>
    wrap(
      escapeTerminal(
        `Document ${number}: ${title} (${versionsOf(interfaces)}), SHA-256 ${digest.slice(0, 12)}`,
      ),
      width - 4,
    ).map((line, at) => `  ${at === 0 ? '' : '  '}${line}`),
  )
  return lines.length === 0 ? [] : [...lines, '']
}
