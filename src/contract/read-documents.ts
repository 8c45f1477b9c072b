import type { InterfaceContract, SourceDocument } from './contract.js'
import { isNode } from './is-node.js'
import type { Source } from './read-source.js'

/**
 * The documents that the clauses of these interfaces cite, as `shared/documents.yaml` names them.
 *
 * @throws ContractError for an entry that lacks something
 */
export function readDocuments(
  source: Source,
  interfaces: readonly InterfaceContract[],
): readonly SourceDocument[] {
  const { documents } = source.value
  return (Array.isArray(documents) ? documents : []).flatMap((one: unknown, index) => {
    const { number, title, sha256 } = isNode(one) ? one : {}
    if (
      typeof number !== 'number' ||
      typeof title !== 'string' ||
      !/^[\da-f]{64}$/.test(String(sha256))
    )
      throw source.error(
        ['documents', index],
        'A document needs number, title and sha256.',
        'Add what is missing.',
      )
    const about = interfaces
      .filter(({ definition }) => definition['x-assay-document'] === number)
      .map(({ name, version }) => ({ name, version }))
    return about.length === 0 ? [] : [{ number, title, digest: String(sha256), interfaces: about }]
  })
}
