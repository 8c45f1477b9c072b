import { checkTree } from './check-tree.js'
import type { LintFinding } from './lint-finding.js'
import { loadLibrary } from './load-library.js'
import { parseSource } from './parse-source.js'
import { plainTree } from './plain-tree.js'
import { refuseOtherDocuments } from './refuse-other-documents.js'

/** An OpenAPI document that came over the network. */
export interface DocumentSource {
  readonly interface: string
  /** Absolute URL that it was read from. */
  readonly url: string
  /** As findings name it. */
  readonly shown: string
  /** JSON text. */
  readonly text: string
}

/** Rules that repeat what the specification of OpenAPI demands. What else we ask for is a matter of style. */
const demands = new Set([
  'oas3-schema',
  'openapi-tags-uniqueness',
  'operation-id-unique',
  'operation-parameters',
  'path-parameters',
  'unresolved-reference',
])

/**
 * Lints a document that the user does not maintain. Errors are where it breaks the specification of its version;
 * whatever else the ruleset finds is a warning at most. Nothing is opened or fetched on its word: what stands in
 * other documents stays out of sight.
 *
 * @returns findings with pointers, in the order of the document
 * @throws DefinitionError when it is not OpenAPI 3, or too large to be walked
 */
export async function lintDocument(source: DocumentSource): Promise<readonly LintFinding[]> {
  // Its address is remote, so that no reference leads into the files of this machine.
  const root = await parseSource(source.text, addressOf(source.url), source.shown)
  refuseOtherDocuments(root, 'served')
  const { library, findings } = await loadLibrary(root, false)
  return [...findings, ...(await checkTree(plainTree(library), library))]
    .map((finding) => ({ ...finding, ...seen(finding), interface: source.interface }))
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
}

function addressOf(url: string): string {
  const address = new URL(url)
  address.hash = ''
  return address.href
}

const asUnseen = 'Nothing need be done: what stands there was not looked at.'

/** How heavily a finding weighs when the document is not our own, and no advice on how to run us. */
function seen({ rule, severity, message }: LintFinding): Partial<LintFinding> {
  if (rule === 'remote-reference') return { severity: 'info', remedy: asUnseen }
  // Where references lead that leave the document is beyond us.
  const outside = rule === 'unresolved-reference' && !message.startsWith('#')
  if (severity === 'error' && (outside || !demands.has(rule))) return { severity: 'warning' }
  return {}
}
