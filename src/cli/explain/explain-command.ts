import { type Catalogue, openCatalogue } from '../catalogue.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import type { ExplainFlags } from '../flags/explain-flags.js'
import { nothingCalled } from '../nothing-called.js'
import { fitLines } from '../../report/terminal/fit-lines.js'
import { print } from '../output/print.js'
import { supplementsFor } from '../supplements-for.js'
import { terminalWidth } from '../terminal-width.js'
import { type ExplainedJudge, explainJudge, judgeText } from './explain-judge.js'
import { type ExplainedOperation, explainOperation, operationText } from './explain-operation.js'
import {
  type ExplainedRequirement,
  explainRequirement,
  requirementText,
} from './explain-requirement.js'
import { type ExplainedVariation, explainVariation, variationText } from './explain-variation.js'

type Explained = ExplainedRequirement | ExplainedOperation | ExplainedJudge | ExplainedVariation

/** `assay explain`: says what a requirement, operation, scenario, rule, defect or liberty is about. */
export async function explainCommand(id: string, flags: ExplainFlags): Promise<ExitCode> {
  const { profile, json } = flags
  const supplements = profile === undefined ? {} : supplementsFor({ profile })
  const catalogue = await openCatalogue(undefined, supplements)
  const parts = await partsOf(id, catalogue)
  if (parts.length === 0) throw new CommandError(await notKnown(id, catalogue))
  const text = json ? JSON.stringify(parts, null, 2) : parts.map(textOf).join('\n\n')
  print(`${json ? text : fitLines(text, terminalWidth())}\n`)
  return exitCode.success
}

async function partsOf(id: string, catalogue: Catalogue): Promise<readonly Explained[]> {
  const requirement = catalogue.contract.requirement(id)
  const operations = catalogue.contract.interfaces
    .flatMap((one) => one.operations)
    .filter((one) => one.id === id || `${one.interface}.${one.id}` === id)
  const judge = [...catalogue.scenarios, ...catalogue.rules].find((one) => one.id === id)
  const parts = [
    ...(requirement ? [await explainRequirement(requirement, catalogue)] : []),
    ...operations.map((operation) => explainOperation(operation, catalogue)),
    ...(judge ? [explainJudge(judge, catalogue)] : []),
  ]
  if (parts.length > 0) return parts
  const variation = await explainVariation(id, catalogue)
  return variation === undefined ? [] : [variation]
}

function textOf(one: Explained): string {
  if (one.is === 'requirement') return requirementText(one)
  if (one.is === 'operation') return operationText(one)
  return 'sentence' in one ? variationText(one) : judgeText(one)
}

async function notKnown(word: string, catalogue: Catalogue): Promise<string> {
  const { allDefects, allLiberties } = await import('../../../proof/extension/all-variations.js')
  const { contract } = catalogue
  const variations = [...(await allDefects(contract)), ...(await allLiberties(contract))]
  const ids = [
    ...catalogue.requirements,
    ...catalogue.scenarios,
    ...catalogue.rules,
    ...catalogue.contract.interfaces.flatMap((one) => one.operations),
  ].map(({ id }) => id)
  return nothingCalled(
    word,
    [...ids, ...variations.map(({ name }) => name)],
    'assay list shows what there is',
  )
}
