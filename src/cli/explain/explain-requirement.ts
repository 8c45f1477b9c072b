import type { Requirement } from '../../contract/requirement.js'
import type { Catalogue } from '../catalogue.js'

/** What a requirement says, where it stands and what decides it. */
export function explainRequirement(requirement: Requirement, { deciders }: Catalogue): string {
  const { id, level, text, clause, operations, gap, untestable, readings, option } = requirement
  const { since, supplement } = requirement
  const judges = deciders(requirement)
  return [
    `${id}  (${gap ? 'gap' : level})`,
    `  ${text}`,
    `  ${clause}`,
    ...(operations.length > 0 ? ['', `  binds ${operations.join(', ')}`] : []),
    ...(option === undefined
      ? []
      : [
          '',
          `  option ${option}: a profile may leave it unclaimed (claims.options.${option}: false)`,
        ]),
    ...(since === undefined ? [] : ['', `  since version ${since}`]),
    ...(readings === undefined
      ? []
      : [
          '',
          '  read in one of these ways, each of which conforms:',
          ...readings.map((one) => `    - ${one}`),
        ]),
    '',
    ...(gap
      ? ['  The documents do not show it: it is reported as unspecified and never tested.']
      : []),
    ...(gap && supplement !== undefined
      ? [`  With a supplement that describes ${supplement.join(', ')} it is tested.`]
      : []),
    ...(untestable === undefined ? [] : [`  No test can decide it: ${untestable}`]),
    ...(judges.length > 0
      ? ['  decided by', ...judges.map((one) => `    ${one.title}\n      ${one.id}  ${one.file}`)]
      : []),
  ].join('\n')
}
