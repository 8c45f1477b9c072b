/**
 * The library: Assay without its command line, for tests and programs of one's own.
 *
 * - {@link run} certifies a target,
 * - {@link lint} lints definitions,
 * - {@link judge} judges exchanges that were recorded,
 * - {@link loadContract} has every requirement.
 *
 * @example
 * import { run } from 'assay'
 *
 * const { verdict, requirements } = await run({ profile: 'assay.yaml' })
 * if (verdict === 'not conformant')
 *   for (const { id, text } of requirements.filter((one) => one.verdict === 'fail')) console.log(id, text)
 *
 * @packageDocumentation
 */

export { ContractError } from './contract/contract-error.js'
export type { Contract, InterfaceContract, Supplement } from './contract/contract.js'
export { type LoadOptions, loadContract } from './contract/load-contract.js'
export type { Operation } from './contract/operation.js'
export type { SupplementFile } from './contract/overlay/supplement-file.js'
export type { Level, Requirement } from './contract/requirement.js'
export type { Exchange } from './exchange/exchange.js'
export type { Har, HarEntry } from './library/har.js'
export type { JudgeOptions } from './library/judge-options.js'
export { judge } from './library/judge.js'
export { type Definition, lint } from './library/lint.js'
export { RunError } from './library/run-error.js'
export type { RunEvent } from './library/run-event.js'
export type { ProfileInput, RunOptions } from './library/run-options.js'
export { run } from './library/run.js'
export { DefinitionError } from './lint/definition-error.js'
export { lintDefinitions } from './lint/lint-definitions.js'
export type { LintFinding, Severity } from './lint/lint-finding.js'
export type { LintSource } from './lint/lint-source.js'
export type { ExtensionRule as Rule } from './run/extension-rule.js'
export type {
  ExtensionDefect as Defect,
  ExtensionLiberty as Liberty,
} from './run/extension-variation.js'
export type { Finding, Judge } from './run/finding.js'
export type { Reporter } from './run/reporter.js'
/** What `run.json` holds; `schemas/run.schema.json` describes the file. */
export type { InterfaceResult } from './run/interface-result.js'
export type { Totals } from './run/interface-result.js'
export type { Run, RunVerdict } from './run/run.js'
export type { RequirementResult } from './run/requirement-result.js'
export type { Mistake } from './target/mistake.js'
export { ProfileError } from './target/profile-error.js'
export type { Verdict, VerdictWord } from './terms/verdict.js'
