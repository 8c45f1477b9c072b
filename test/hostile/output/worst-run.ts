import type { Exchange, RecordedBody } from '../../../src/exchange/exchange.js'
import { exchangeShortener } from '../../../src/exchange/exchange-shortener.js'
import { boundFindings } from '../../../src/run/bound-findings.js'
import type { Finding } from '../../../src/run/finding.js'
import type { Run } from '../../../src/run/run.js'
import type { RequirementResult } from '../../../src/run/requirement-result.js'
import { sampleRun } from '../../report/sample-run.js'
import { verdictWith } from '../../report/sample/verdict-with.js'

const KiB = 1024

/** What is slow or large to escape, to mark, to wrap, to fence and to lay out. */
const floods: readonly string[] = [
  '"',
  '<&>',
  '\u202e',
  '\u0000',
  '` ``',
  'a ',
  '[',
  '{"a":',
  '9',
  '\\',
  '\n',
  "'$(",
  '\ud800',
  '\u{1f600}',
  '\r\n| ',
  ']]>',
]

/** Each made once, however many findings quote it. */
const made = new Map<string, string>()

const flood = (index: number, length: number): string => {
  const text = floods[index % floods.length] ?? ''
  const key = `${index % floods.length} ${length}`
  const known = made.get(key) ?? text.repeat(Math.ceil(length / text.length)).slice(0, length)
  made.set(key, known)
  return known
}

const bodies = (size: number): readonly RecordedBody[] =>
  [
    ...floods.map((text) => text.repeat(Math.ceil(size / text.length))),
    `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`,
    `{"a":${'9'.repeat(size)}}`,
    `[${'0,'.repeat(size / 2)}0]`,
    `{"${'m'.repeat(size)}":"${'v'.repeat(size)}"}`,
    JSON.stringify(Array.from({ length: size / 16 }, (_, id) => ({ id }))),
    '{"":'.repeat(size / 8) + '0' + '}'.repeat(size / 8),
  ].map((text) => ({ text, bytes: text.length }))

function exchangesOf(count: number): readonly Exchange[] {
  const { shorten } = exchangeShortener({
    body: 256 * KiB,
    large: KiB * KiB,
    room: 16 * KiB * KiB,
  })
  const all = bodies(512 * KiB)
  // Every third one has a request that is just short enough to be told as a command.
  const short = (index: number): boolean => index % 3 === 0
  return Array.from({ length: count }, (_, index) =>
    shorten({
      number: index + 1,
      actor: 'customer',
      interface: 'accounts',
      operation: 'getAccount',
      timings: { startedAt: '2026-03-01T09:30:00Z', head: 1, total: 1 },
      request: {
        method: 'POST',
        url: `http://127.0.0.1/${'z'.repeat(4000)}`,
        headers: Array.from(
          { length: short(index) ? 9 : 80 },
          (_, n) => [`X-${n}`, flood(short(index) ? 1 : index + n, 900)] as const,
        ),
        body: !short(index) ? (all[(index + 3) % all.length] ?? { bytes: 0 }) : undefined,
      },
      outcome: {
        kind: 'response',
        status: 200,
        headers: Array.from({ length: 80 }, (_, n) => [`Y-${n}`, flood(index + n, 900)] as const),
        body: all[index % all.length] ?? { bytes: 0 },
      },
    }),
  )
}

/**
 * The largest run that a target can bring about with so many failing findings: everything that it can put into one
 * is long, and of a kind that is slow to write.
 */
export function worstRun(count: number): Run {
  const run = sampleRun()
  const [requirement] = run.requirements
  const [judge] = run.judges
  if (requirement === undefined || judge === undefined) throw new Error('no sample')
  const numbers = Array.from({ length: 8 }, (_, n) => n)
  const flooded = Array.from({ length: count }, (_, index): Finding => {
    const long = flood(index, 64 * KiB)
    return {
      requirement: `accounts.flood.r${index}`,
      level: 'must',
      clause: requirement.clause,
      interface: 'accounts',
      operation: 'getAccount',
      scenario: judge.id,
      occurrences: 100_000,
      ...verdictWith((['fail', 'inconclusive', 'error'] as const)[index % 5] ?? 'fail', {
        because: long,
        expected: long,
        actual: long,
        remedy: long,
        pointer: index % 3 === 0 ? '/a' : `/${long}`,
        exchanges: numbers.map((n) => 1 + ((index * 8 + n) % 200)),
        sequence: Array.from({ length: 60 }, (_, n) => ({
          exchange: n + 1,
          request: flood(index + n, 2000),
          answer: flood(index + n, 2000),
          due: flood(index + n, 2000),
        })),
        deviations: Array.from({ length: 60 }, (_, n) => ({
          kind: 'lacks',
          operation: 'getAccount',
          expected: flood(index + n, 2000),
          actual: flood(index + n, 2000),
          pointer: flood(index + n, 2000),
        })) as unknown as NonNullable<Finding['deviations']>,
      }),
    }
  })
  const { findings } = boundFindings(flooded)
  const requirements = findings.map(
    ({ requirement: id, verdict, because, remedy }) =>
      ({
        ...requirement,
        id,
        interface: 'accounts',
        verdict,
        because,
        remedy,
      }) as RequirementResult,
  )
  const served = [{ interface: 'accounts', name: 'accounts, as served', drift: 60 * count }]
  return { ...run, requirements, findings, served, evidence: exchangesOf(200) }
}

/** The same rows without anything that a target said. */
export const rowsOf = (run: Run): Run => ({
  ...run,
  evidence: [],
  findings: run.findings.map(
    (one) => ({ ...one, ...verdictWith(one.verdict), occurrences: 0 }) as Finding,
  ),
  requirements: run.requirements.map(
    ({ because, remedy, ...row }) => ({ ...row, because: '' }) as RequirementResult,
  ),
})
