import { dirname, join } from 'node:path'
import { ContractError } from './contract-error.js'
import { bundleDefinition } from './bundle-definition.js'
import type { InterfaceContract } from './contract.js'
import { deriveRequirements } from './derive/derive-requirements.js'
import { isNode } from './is-node.js'
import { checkIds } from './check-ids.js'
import { digestOf } from './digest-of.js'
import { checkExtensions } from './extensions/check-extensions.js'
import type { Binding } from './law/binding.js'
import { checkSupplement } from './overlay/check-supplement.js'
import type { SupplementFile } from './overlay/supplement-file.js'
import { supplementSource } from './overlay/supplement-source.js'
import { openPlaces, placeIn } from './open-places.js'
import { learnPatterns } from './packaged-patterns.js'
import { reachSchemas } from './reach-schemas.js'
import { readOperations } from './read-operations.js'
import { readRowFiles } from './read-row-files.js'
import { type Source, type SourcePath, readSource } from './read-source.js'
import { readTemplates } from './read-templates.js'
import { readWritten } from './read-written.js'
import { requirementsAbout } from './requirements-about.js'
import { stringsOf } from './strings-of.js'

/**
 * Loads one interface from `<specs>/<name>/openapi.yaml`, its rows and what they share.
 *
 * @param specs absolute
 * @param wording `shared/derived.yaml`, read
 * @param bindings what each law binds
 * @param supplements what describes operations that the documents only name, applied in this order
 * @param more folders with further rows, absolute
 * @throws ContractError
 */
export function loadInterface(
  name: string,
  specs: string,
  wording: Source,
  bindings: readonly Binding[],
  supplements: readonly SupplementFile[] = [],
  more: readonly string[] = [],
): InterfaceContract {
  try {
    return load(name, specs, wording, bindings, supplements, more)
  } catch (error) {
    const [first] = supplements
    if (!first || !(error instanceof ContractError)) throw error
    if (supplements.some(({ shown }) => shown === error.file)) throw error
    // Without supplements our own files are in order: what they brought, or took away, is the cause.
    throw new ContractError(
      { file: first.shown, line: 1, column: 1 },
      `With the supplements of ${name} its definition cannot be used: ${error.file}:${error.line}: ${error.problem}`,
      'Look at what they add or remove.',
    )
  }
}

function load(
  name: string,
  specs: string,
  wording: Source,
  bindings: readonly Binding[],
  supplements: readonly SupplementFile[],
  more: readonly string[],
): InterfaceContract {
  const packaged = readSource(join(specs, name, 'openapi.yaml'), specs)
  const { source: main, overlays } = supplementSource(packaged, specs, supplements)
  const rows = [
    ...readRowFiles(join(specs, name), specs),
    ...more.flatMap((folder) => readRowFiles(folder, dirname(folder))),
  ]
  const bundle = bundleDefinition(main, specs)
  const extensions = bundle.sources.flatMap((source) =>
    checkExtensions(source).map((one) => ({ ...one, source })),
  )
  for (const { value } of [packaged, ...bundle.sources.slice(1)]) learnPatterns(value)
  const { definition } = bundle
  const operations = readOperations(name, bundle, main)
  const schemas = reachSchemas(bundle, operations)
  const derived = deriveRequirements(operations, schemas, readTemplates(wording), bindings)
  const info = isNode(definition['info']) ? definition['info'] : {}
  const version = String(info['version'] ?? '')
  const versions = [version, ...stringsOf(definition['x-assay-earlier-versions'])]
  const context = {
    interface: name,
    document: String(definition['x-assay-document']),
    operations: operations.map(({ id }) => id),
    shown: operations.filter(({ open }) => !open).map(({ id }) => id),
    versions,
  }
  const written = rows.flatMap((source) =>
    readWritten(source, context).map((row) => ({ ...row, source })),
  )
  const awaited = [...new Set(written.flatMap(({ requirement }) => requirement.supplement ?? []))]
  const blanks = checkSupplement({ packaged: packaged.value, main, overlays, operations, awaited })
  checkIds(derived, written, main)
  const requirements = [...derived, ...written.map(({ requirement }) => requirement)]
  const find = requirementsAbout(requirements)
  return {
    name,
    title: String(info['title'] ?? name),
    version,
    versions,
    digest: digestOf({ sources: [...bundle.sources, ...rows, wording], bindings, overlays }),
    ...(overlays.length > 0 && {
      supplements: overlays.map(({ title, version, source }) => ({
        file: source.file,
        title,
        version,
        digest: source.digest,
      })),
      supplemented: {
        text: JSON.stringify(main.value, null, 2),
        placeOf: (path: SourcePath) => placeIn(main, path),
      },
    }),
    definitionFile: main.file,
    definitionPath: packaged.path,
    definition,
    operations: operations.map((operation) => ({
      ...operation,
      requirement: (about) => find(operation.id, about),
    })),
    placeOf: openPlaces(name, specs, supplements, operations),
    fixtures: extensions
      .filter((one) => one.name === 'x-assay-fixture')
      .map(({ value, at, source }) => ({
        fixture: String(value),
        place: () => placeIn(source, at),
      })),
    blanks: blanks.map(({ name: blank, at }) => ({
      name: blank,
      place: () => placeIn(main, at),
    })),
    requirements,
  }
}
