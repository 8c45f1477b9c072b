/**
 * The library: what a program can use of Assay without its command line.
 *
 * @example
 * import { lintDefinitions, loadContract } from 'assay'
 *
 * const findings = await lintDefinitions([{ path: 'openapi.yaml', shown: 'openapi.yaml' }])
 * const musts = loadContract().interfaces.flatMap((one) => one.requirements)
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
export { DefinitionError } from './lint/definition-error.js'
export { lintDefinitions } from './lint/lint-definitions.js'
export type { LintFinding, Severity } from './lint/lint-finding.js'
export type { LintSource } from './lint/lint-source.js'
export type { Finding, Judge, Verdict } from './run/finding.js'
/** What `run.json` holds; `schemas/run.schema.json` describes the file. */
export type { InterfaceResult, RequirementResult, Run, RunVerdict, Totals } from './run/run.js'
