import type { Contract } from '../../src/contract/contract.js'
import { interfaceNames } from '../../src/contract/load-contract.js'
import { nearestWord } from '../../src/contract/nearest-word.js'
import { importModules, type FoundModule } from '../../src/modules/import-modules.js'
import type { ExtensionDefect, ExtensionLiberty } from '../../src/run/extension-variation.js'
import { SuiteError } from '../../src/terms/suite-error.js'
import type { Listed } from '../list-variations.js'
import { operatedDefects } from '../operators/operated-defects.js'
import type { Variation } from '../variation.js'
import { requirementsOfExtensions } from './requirements-of-extensions.js'

export type Placed<Kind> = Kind & Pick<Listed<Variation>, 'scope' | 'file' | 'interfaces'>

/** What proves the requirements that extensions bring. */
export interface ExtensionProof {
  readonly defects: readonly Placed<ExtensionDefect>[]
  readonly liberties: readonly Placed<ExtensionLiberty>[]
}

const none: ExtensionProof = { defects: [], liberties: [] }

/**
 * Loads the defects and liberties of extensions, and makes those defects that the definitions of their interfaces show.
 *
 * @param contract with the extensions
 * @throws SuiteError for a module that holds neither, and for a defect that breaks what is no requirement
 */
export async function extensionProof(contract: Contract): Promise<ExtensionProof> {
  if (contract.extensions.length === 0) return none
  const { interfaces, all } = requirementsOfExtensions(contract)
  const made = operatedDefects({
    ...contract,
    interfaces: contract.interfaces.filter(({ name }) => interfaces.includes(name)),
  })
  const ids = new Set(all.map(({ id }) => id))
  const [defects, liberties] = await Promise.all([
    read<ExtensionDefect>(contract, 'defects', (one, file) => checkBreaks(one, contract, file)),
    read<ExtensionLiberty>(contract, 'liberties', checkBecause),
  ])
  const proof = {
    defects: [
      ...made.filter(({ breaks }) => breaks.some((id) => ids.has(id))),
      ...defects.map((one) => ({ ...one, ...homeOf(one, contract) })),
    ],
    liberties: liberties.map((one) => ({ ...one, scope: 'shared' })),
  }
  const names = [...proof.defects, ...proof.liberties].map(({ name }) => name)
  const twice = names.find((name, position) => names.indexOf(name) !== position)
  if (twice === undefined) return proof
  throw new SuiteError('extensions', `Two are called ${twice}.`, 'Give one another name.')
}

type Own = ExtensionDefect | ExtensionLiberty
type Found<Kind> = Kind & { readonly file: string }

async function read<Kind extends Own>(
  { extensions }: Contract,
  folder: 'defects' | 'liberties',
  check: (one: Kind, file: string) => void,
): Promise<readonly Found<Kind>[]> {
  const found: Found<Kind>[] = []
  for (const { name, proof } of extensions) {
    if (proof === undefined) continue
    for (const { file, module } of await importModules(proof, folder, `extensions/${name}/`))
      for (const one of allOf<Kind>(module)) {
        checkVariation(one, file)
        check(one, file)
        found.push({ ...one, file })
      }
  }
  return found
}

/** A file exports one or, made by a table, several. */
const allOf = <Kind>(module: FoundModule['module']): readonly Kind[] =>
  [module['default']].flat().map((one) => Object(one) as Kind)

function checkVariation({ name, sentence, request, response }: Own, file: string): void {
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name) || typeof sentence !== 'string')
    throw new SuiteError(
      file,
      'Its default export is no defect and no liberty.',
      'Each has a name in small letters and a sentence.',
    )
  if (typeof request !== 'function' && typeof response !== 'function')
    throw new SuiteError(
      file,
      `${name} changes nothing.`,
      'Give it request or response, a function.',
    )
}

function checkBreaks(
  { name, breaks }: ExtensionDefect,
  { interfaces, extensions, requirement }: Contract,
  file: string,
): void {
  if (!Array.isArray(breaks) || breaks.length === 0)
    throw new SuiteError(file, `${name} breaks nothing.`, 'List the ids of requirements in breaks.')
  const known = interfaces.flatMap(({ requirements }) => requirements.map(({ id }) => id))
  // Of an interface that was left out, nothing is known.
  if (interfaces.length < interfaceNames(undefined, extensions).length) return
  for (const id of breaks.map(String)) {
    if (requirement(id) !== undefined) continue
    const near = nearestWord(id, known)
    throw new SuiteError(
      file,
      `${name} breaks ${id}, which is no requirement.`,
      near === undefined ? 'Name the id of a row.' : `Did you mean ${near}?`,
    )
  }
}

function checkBecause({ name, because }: ExtensionLiberty, file: string): void {
  if (typeof because !== 'string')
    throw new SuiteError(file, `${name} gives no reason.`, 'Say in because why it conforms.')
}

function homeOf(
  { breaks }: ExtensionDefect,
  { requirement }: Contract,
): Pick<Listed<Variation>, 'scope' | 'interfaces'> {
  const homes = [...new Set(breaks.flatMap((id) => requirement(id)?.interface ?? []))]
  return { scope: homes[0] ?? '', interfaces: homes }
}
