import type { Contract } from '../../src/contract/contract.js'
import type { ExtensionDefect, ExtensionLiberty } from '../../src/run/extension-variation.js'
import { listDefects } from '../list-defects.js'
import { listLiberties } from '../list-liberties.js'
import { extensionProof, type Placed } from './extension-proof.js'

/** All planted defects: the packaged ones, then those of the extensions of a contract. */
export const allDefects = async (
  contract: Contract,
): Promise<readonly Placed<ExtensionDefect>[]> => [
  ...(await listDefects()),
  ...(await extensionProof(contract)).defects,
]

/** All liberties: the packaged ones, then those of the extensions of a contract. */
export const allLiberties = async (
  contract: Contract,
): Promise<readonly Placed<ExtensionLiberty>[]> => [
  ...(await listLiberties()),
  ...(await extensionProof(contract)).liberties,
]
