import { formatCount } from '../../report/format-count.js'
import { wrap } from '../../report/terminal/wrap.js'
import { toolVersion } from '../tool-version.js'
import { isVerified, type Verification } from './verification.js'

const indent = ' '.repeat(15)
/** Of differences that are written out. */
const most = 20

/** Tells what the verification of a bundle came to, for a terminal. */
export function verificationText(
  found: Verification,
  paint: (word: string) => string,
  width: number,
): string {
  const row = (name: string, text: string): readonly string[] =>
    wrap(text, width - indent.length).map(
      (line, at) => `  ${(at === 0 ? name : '').padEnd(13)}${line}`,
    )
  const block = (name: string, text: string, faults: readonly string[]): readonly string[] =>
    (faults.length === 0 ? [text] : faults).flatMap((one, at) => row(at === 0 ? name : '', one))
  const { path, digest, manifest, run, isSameProgram, fileFaults, recordingFaults } = found
  const { judged, signature } = found
  const by = manifest.by === undefined ? '' : `, by ${manifest.by}`
  const open = [...judged.notJudged.values()].flat().length
  const lines = [
    `${path}  SHA-256 ${digest}`,
    ...row('target', run.target.embedded ? `${run.target.name} (embedded)` : run.target.baseUrl),
    ...row('run', `${run.started} to ${run.finished}, ${run.verdict}${by}`),
    ...row('made with', madeWith(found)),
    ...block('files', `${manifest.files.length + 1}, as the manifest has them`, fileFaults),
    ...block(
      'exchanges',
      `${formatCount(run.exchanged.count)}, without a gap; all that findings cite are there`,
      recordingFaults,
    ),
    ...block('signature', signature.text, signature.faults),
    ...(run.only === undefined ? [] : row('chosen', run.only.join(', '))),
    ...row(
      'judged again',
      `${formatCount(judged.same)} of ${formatCount(judged.of)} verdicts are the same, ${formatCount(judged.differences.length)} differ, ${formatCount(open)} cannot be judged from a recording`,
    ),
    ...[...judged.notJudged].map(
      ([reason, all]) => `${indent}${formatCount(all.length).padStart(4)}  ${reason}`,
    ),
    ...(judged.newer.length === 0
      ? []
      : [
          `${indent}${formatCount(judged.newer.length).padStart(4)}  They came into the contract after the run.`,
        ]),
    ...judged.differences
      .slice(0, most)
      .flatMap(({ requirement, text, because }) => [
        `${indent}${requirement}`,
        `${indent}  ${text}`,
        ...(because === undefined ? [] : [`${indent}  ${because}`]),
      ]),
    ...(judged.differences.length > most
      ? [`${indent}and ${judged.differences.length - most} more: --json lists all`]
      : []),
    '',
  ]
  const end = isVerified(found)
    ? `  ${paint('VERIFIED')}       The verdicts are those that the recording gives${open === 0 ? '' : `; ${formatCount(open)} rest on who made it`}.`
    : `  ${paint('NOT VERIFIED')}   ${isSameProgram ? 'What is named above does not fit.' : `See above; verify with Assay ${manifest.tool.version} as well.`}`
  return `${[...lines, end].join('\n')}\n`
}

const madeWith = ({ manifest, isSameProgram }: Verification): string => {
  const { version, digest } = manifest.tool
  if (isSameProgram) return `Assay ${version}, the same program as this one`
  return version === toolVersion
    ? `Assay ${version} of other files than this one (${digest.slice(0, 12)})`
    : `Assay ${version}; this is ${toolVersion}`
}
