import type { SourceDocument } from '../../contract/contract.js'
import type { Requirement } from '../../contract/requirement.js'
import { versionsOf } from '../../report/versions-of.js'
import { type Catalogue, decidedHow } from '../catalogue.js'
import { fileInExtension } from './file-in-extension.js'
import { judgePlace } from './judge-place.js'
import { placed, placeText, type Placed } from './placed.js'
import { type Proof, variationsOn } from './variations-on.js'

export interface ExplainedRequirement extends Omit<Requirement, 'origin'>, Placed {
  readonly is: 'requirement'
  readonly decided: ReturnType<typeof decidedHow>
  readonly bound: readonly (Placed & { readonly operation: string })[]
  readonly judges: readonly (Placed & { readonly id: string; readonly title: string })[]
  /** That the clause cites. */
  readonly document?: SourceDocument
  readonly proof: Proof
}

/** What a requirement says, where it was written, what decides it and what proves that it can fail. */
export async function explainRequirement(
  requirement: Requirement,
  { contract, deciders }: Catalogue,
): Promise<ExplainedRequirement> {
  const { origin: _, ...row } = requirement
  const home = contract.interfaces.find(({ name }) => name === requirement.interface)
  const place = home?.placeOf(requirement)
  const document = contract.documents.find(({ number }) =>
    row.clause.startsWith(`document ${number},`),
  )
  return {
    is: 'requirement',
    ...row,
    document,
    decided: decidedHow(requirement),
    file: fileInExtension(contract, place?.file ?? '') ?? place?.file ?? '',
    line: place?.line,
    bound: requirement.operations.map((operation) => ({
      operation,
      ...placed(contract, home?.definitionFile ?? '', new RegExp(`operationId: ${operation}$`)),
    })),
    judges: deciders(requirement).map((one) => ({
      id: one.id,
      title: one.title,
      ...judgePlace(contract, one, requirement.id),
    })),
    proof: await variationsOn(requirement, contract),
  }
}

const documentText = ({ number, title, digest, interfaces }: SourceDocument): string =>
  `document ${number}: ${title} (${versionsOf(interfaces)}), SHA-256 ${digest.slice(0, 12)}`

/** Variations that are shown of each kind; `--json` has all. */
const shown = { defects: 6, liberties: 3 }

/** Written for a reader who knows no more than the id. */
export function requirementText(row: ExplainedRequirement): string {
  const { id, level, text, clause, gap, untestable, readings, option, since, supplement } = row
  const { defects, liberties } = row.proof
  return [
    `${id}  (${gap ? 'gap' : level})`,
    `  ${text}`,
    `  ${clause}`,
    ...(row.document === undefined ? [] : [`  ${documentText(row.document)}`]),
    `  ${placeText(row)}`,
    ...paragraph(
      ...row.bound.map((one) => `binds ${one.operation}  ${placeText(one)}`),
      ...(option === undefined
        ? []
        : [`option ${option}: a profile may leave it unclaimed (claims.options.${option}: false)`]),
      ...(since === undefined ? [] : [`since version ${since}`]),
    ),
    ...(readings === undefined
      ? []
      : paragraph(
          'read in one of these ways, each of which conforms:',
          ...readings.map((one) => `  - ${one}`),
        )),
    ...paragraph(
      ...(gap
        ? ['The documents do not show it: it is reported as unspecified and never tested.']
        : []),
      ...(gap && supplement !== undefined
        ? [`With a supplement that describes ${supplement.join(', ')} it is tested.`]
        : []),
      ...(untestable === undefined ? [] : [`No test can decide it: ${untestable}`]),
    ),
    ...entries(
      'decided by',
      row.judges.map((one) => [
        `${one.id}  ${placeText(one)}`,
        one.title === text ? '' : one.title,
      ]),
    ),
    ...entries('defects that break it', defects.map(told), shown.defects),
    ...entries('liberties near it, which have to pass', liberties.map(told), shown.liberties),
  ].join('\n')
}

const told = (one: Proof['defects'][number]): Entry => [
  `${one.name}  ${placeText(one)}`,
  one.sentence,
]

const paragraph = (...lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', ...lines.map((line) => `  ${line}`)]

type Entry = readonly [head: string, sentence: string]

function entries(title: string, all: readonly Entry[], most = all.length): readonly string[] {
  const rest = all.length - most
  return paragraph(
    ...(all.length === 0 ? [] : [title]),
    ...all
      .slice(0, most)
      .flatMap(([head, sentence]) => [
        `  ${head}`,
        ...(sentence === '' ? [] : [`    ${sentence}`]),
      ]),
    ...(rest > 0 ? [`  and ${rest} more, which --json lists`] : []),
  )
}
