import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { bindings } from '../../suites/laws/bindings.js'
import { packageRoot } from '../package-root.js'
import { ContractError } from './contract-error.js'
import type { Contract } from './contract.js'
import { readDocuments } from './read-documents.js'
import { readSource } from './read-source.js'
import { loadInterface } from './load-interface.js'
import { rowPlaces } from './read-row-files.js'
import type { SupplementFile } from './overlay/supplement-file.js'

export interface LoadOptions {
  /** Folder with one folder for each interface and `shared`; the packaged one by default. */
  readonly specs?: string
  /** Names of the interfaces to load, in this order; all by default. */
  readonly interfaces?: readonly string[]
  /**
   * By interface: OpenAPI Overlay documents that describe what the contract leaves open, applied in this
   * order. Those of interfaces that are not loaded are left aside.
   */
  readonly supplements?: Readonly<Record<string, readonly SupplementFile[]>>
}

const packaged = join(packageRoot, 'specs')

/**
 * Loads definitions and requirements. Schemas are compiled when a body is first judged by them.
 *
 * @throws ContractError for a file, a definition or a row that cannot be used, and for an interface
 * that does not exist
 */
export function loadContract(options: LoadOptions = {}): Contract {
  const specs = resolve(options.specs ?? packaged)
  const known = interfaceNames(specs)
  const names = options.interfaces ?? known
  const wording = readSource(join(specs, 'shared', 'derived.yaml'), specs)
  const interfaces = [...new Set(names)].map((name) => {
    if (known.includes(name))
      return loadInterface(name, specs, wording, bindings, options.supplements?.[name])
    const remedy = `Interfaces are ${known.join(', ')}.`
    throw new ContractError(placeOf(specs), `There is no interface “${name}”.`, remedy)
  })
  const requirements = new Map(
    interfaces.flatMap((one) => one.requirements).map((one) => [one.id, one]),
  )
  const operations = new Map(
    interfaces.flatMap((one) => one.operations).map((one) => [`${one.interface} ${one.id}`, one]),
  )
  const digest = createHash('sha256')
  for (const one of interfaces) digest.update(`${one.name} ${one.digest}\n`)
  return {
    digest: digest.digest('hex'),
    interfaces,
    documents: readDocuments(
      readSource(join(specs, 'shared', 'documents.yaml'), specs),
      interfaces,
    ),
    requirement: (id) => requirements.get(id),
    operation: (interfaceName, operationId) => operations.get(`${interfaceName} ${operationId}`),
  }
}

/**
 * Names of the interfaces that a folder of specs holds, without loading any.
 *
 * @param specs the packaged ones by default
 * @throws ContractError when there is no such folder
 */
export function interfaceNames(specs: string = packaged): readonly string[] {
  if (!existsSync(specs)) {
    const problem = 'The folder of the specs does not exist.'
    throw new ContractError(placeOf(specs), problem, 'Name a folder that does.')
  }
  const parts = ['openapi.yaml', rowPlaces.file, rowPlaces.folder]
  return readdirSync(specs)
    .filter((name) => parts.some((part) => existsSync(join(specs, name, part))))
    .toSorted()
}

function placeOf(specs: string): { file: string; line: number; column: number } {
  return { file: basename(specs), line: 1, column: 1 }
}
