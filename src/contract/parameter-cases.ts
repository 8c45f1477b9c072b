import { acceptanceCases } from './cases/acceptance-cases.js'
import type { CaseSketch, DescribedCase } from './cases/described-case.js'
import { refusalCases } from './cases/refusal-cases.js'
import type { Parameter } from './operation.js'

export interface ParameterCases {
  /** Each value offends one limit of the definition. */
  readonly refusals: readonly DescribedCase[]
  /** Each value lies at the edge of what the definition allows. */
  readonly acceptances: readonly DescribedCase[]
}

/** Generates the cases of a parameter from its definition; always the same ones. */
export function parameterCases(parameter: Parameter): ParameterCases {
  const described = ({ text, ...sketch }: CaseSketch): DescribedCase => ({
    case: { parameter: parameter.name, in: parameter.in, ...sketch },
    text,
  })
  return {
    refusals: refusalCases(parameter).map(described),
    acceptances: acceptanceCases(parameter).map(described),
  }
}
