import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { bindings } from '../../suites/laws/bindings.js'
import { packageRoot } from '../package-root.js'
import { ContractError } from './contract-error.js'
import type { Contract } from './contract.js'
import type { ExtensionFiles } from './extension-files.js'
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
  /** Folders with interfaces of their own, and with rows for interfaces that are there. */
  readonly extensions?: readonly ExtensionFiles[]
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
  const { extensions = [] } = options
  const known = interfaceNames(specs, extensions)
  const names = options.interfaces ?? known
  const wording = readSource(join(specs, 'shared', 'derived.yaml'), specs)
  const interfaces = [...new Set(names)].map((name) => {
    if (known.includes(name))
      return loadInterface(
        name,
        homeOf(name, specs, extensions),
        wording,
        bindings,
        options.supplements?.[name],
        rowsFor(name, extensions),
      )
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
    extensions,
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
 * @param extensions whose interfaces come after
 * @throws ContractError when there is no such folder
 */
export function interfaceNames(
  specs: string = packaged,
  extensions: readonly ExtensionFiles[] = [],
): readonly string[] {
  if (!existsSync(specs)) {
    const problem = 'The folder of the specs does not exist.'
    throw new ContractError(placeOf(specs), problem, 'Name a folder that does.')
  }
  const parts = ['openapi.yaml', rowPlaces.file, rowPlaces.folder]
  const within = readdirSync(specs)
    .filter((name) => parts.some((part) => existsSync(join(specs, name, part))))
    .toSorted()
  const added = extensions.flatMap((one) => (one.specs === undefined ? [] : brought(one.specs)))
  return [...new Set([...within, ...added])]
}

/** Interfaces of which an extension has the definition. */
const brought = (specs: string): readonly string[] =>
  readdirSync(specs)
    .filter((name) => existsSync(join(specs, name, 'openapi.yaml')))
    .toSorted()

/** The folder of specs that has an interface: the packaged one before any that an extension brings. */
const homeOf = (name: string, specs: string, extensions: readonly ExtensionFiles[]): string =>
  [specs, ...extensions.flatMap((one) => one.specs ?? [])].find((folder) =>
    existsSync(join(folder, name, 'openapi.yaml')),
  ) ?? specs

/** Folders with rows that extensions add to an interface which they do not bring themselves. */
const rowsFor = (name: string, extensions: readonly ExtensionFiles[]): readonly string[] =>
  extensions.flatMap(({ specs = '' }) => {
    const folder = join(specs, name)
    const parts = [rowPlaces.file, rowPlaces.folder]
    const hasRows = specs !== '' && parts.some((part) => existsSync(join(folder, part)))
    return hasRows && !existsSync(join(folder, 'openapi.yaml')) ? [folder] : []
  })

function placeOf(specs: string): { file: string; line: number; column: number } {
  return { file: basename(specs), line: 1, column: 1 }
}
