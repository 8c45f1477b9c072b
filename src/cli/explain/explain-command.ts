import { nearestWord } from '../../contract/nearest-word.js'
import { openCatalogue } from '../catalogue.js'
import { CommandError } from '../command-error.js'
import { type ExitCode, exitCode } from '../exit-code.js'
import { supplementsFor } from '../supplements-for.js'
import { explainJudge } from './explain-judge.js'
import { explainOperation } from './explain-operation.js'
import { explainRequirement } from './explain-requirement.js'

/** `assay explain`: says what a requirement, operation, scenario or rule is about. */
export async function explainCommand(id: string, profile?: string): Promise<ExitCode> {
  const catalogue = await openCatalogue(
    undefined,
    profile === undefined ? {} : supplementsFor({ profile }),
  )
  const requirement = catalogue.requirements.find((one) => one.id === id)
  const operations = catalogue.contract.interfaces
    .flatMap((one) => one.operations)
    .filter((one) => one.id === id || `${one.interface}.${one.id}` === id)
  const judge = [...catalogue.scenarios, ...catalogue.rules].find((one) => one.id === id)

  const parts = [
    ...(requirement ? [explainRequirement(requirement, catalogue)] : []),
    ...operations.map((operation) => explainOperation(operation, catalogue)),
    ...(judge ? [explainJudge(judge, catalogue)] : []),
  ]
  if (parts.length === 0) throw new CommandError(notKnown(id))
  process.stdout.write(`${parts.join('\n\n')}\n`)
  return exitCode.success

  function notKnown(word: string): string {
    const known = [
      ...catalogue.requirements,
      ...catalogue.scenarios,
      ...catalogue.rules,
      ...catalogue.contract.interfaces.flatMap((one) => one.operations),
    ]
    const near = nearestWord(
      word,
      known.map((one) => one.id),
    )
    return `nothing is called ${word}${near ? `; did you mean ${near}?` : ''} (assay list shows what there is)`
  }
}
