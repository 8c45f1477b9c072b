import type { Deviation } from '../../src/terms/deviation.js'
import type { Run } from '../../src/run/run.js'
import { hostile } from './sample/hostile.js'
import { sampleRun } from './sample-run.js'

/** Deviations of every kind; the last one says whatever a hostile target wants to say. */
export const deviations: readonly Deviation[] = [
  {
    kind: 'operation',
    operation: 'setFormat',
    pointer: '/paths',
    expected: 'PUT /text/formats/{formatId}',
    actual: 'nothing',
  },
  {
    kind: 'parameter',
    operation: 'getResolvedText',
    pointer: '/paths/~1text~1resolved/get/parameters/3/schema',
    expected: 'query parameter since of type string',
    actual: 'type boolean',
  },
  {
    kind: 'status',
    operation: 'getFormat',
    pointer: '/paths/~1text~1formats~1{formatId}/get/responses',
    expected: 'status 304',
    actual: 'nothing',
  },
  {
    kind: 'member',
    operation: 'getString',
    pointer: `/components/schemas/${hostile}`,
    expected: '/values in the body of 200 of type array',
    actual: `type ${hostile}`,
  },
]

const drifting = 'text.strings.set'

/** The sample run, in which the definition that the target serves drifts and is not valid. */
export function runWithDrift(): Run {
  const run = sampleRun()
  const { totals } = run
  return {
    ...run,
    totals: { ...totals, pass: totals.pass - 1, fail: totals.fail + 1 },
    interfaces: run.interfaces.map((one) =>
      one.name === 'text'
        ? { ...one, totals: { ...one.totals, pass: one.totals.pass - 1, fail: 1 } }
        : one,
    ),
    served: [
      {
        interface: 'text',
        name: 'text, as served',
        drift: deviations.length,
        lint: {
          errors: 1,
          warnings: 0,
          remarks: [
            {
              file: 'text, as served',
              line: 12,
              column: 3,
              pointer: '/paths/~1text~1formats',
              rule: 'oas3-schema',
              severity: 'error',
              message: `"200" property must have required property ${hostile}`,
              interface: 'text',
            },
          ],
        },
      },
    ],
    requirements: run.requirements.map((one) =>
      one.id === drifting
        ? {
            ...one,
            level: 'should',
            verdict: 'warn',
            kind: 'drift',
            because: undefined,
            remedy: undefined,
            later: undefined,
          }
        : one,
    ),
    findings: run.findings.map((one) =>
      one.requirement === drifting
        ? {
            ...one,
            because: undefined,
            remedy: undefined,
            dependsOn: undefined,
            sequence: undefined,
            level: 'should',
            verdict: 'warn',
            kind: 'drift',
            expected: 'what the contract has',
            actual: '4 deviations',
            deviations,
            exchanges: one.exchanges,
          }
        : one,
    ),
  }
}
