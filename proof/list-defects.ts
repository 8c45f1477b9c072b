import type { Contract } from '../src/contract/contract.js'
import { embeddedContract } from '../src/cli/embedded-contract.js'
import type { Defect } from './defect.js'
import { type Listed, listVariations } from './list-variations.js'
import { operatedDefects } from './operators/operated-defects.js'

type Defects = Promise<readonly Listed<Defect>[]>

const listed = new WeakMap<Contract, Defects>()

/**
 * All planted defects, by name: those that are written by hand, and those that operators make of a contract.
 *
 * @param contract that of the embedded bank by default
 */
export function listDefects(contract: Contract = embeddedContract()): Defects {
  const known = listed.get(contract) ?? list(contract)
  listed.set(contract, known)
  return known
}

async function list(contract: Contract): Defects {
  const written = (await listVariations('defects')) as Listed<Defect>[]
  const all = [
    ...written.map((one) => ({ ...one, interfaces: interfacesOf(one, contract) })),
    ...operatedDefects(contract),
  ]
  const defects = all.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const twice = defects.find(({ name }, position) => name === defects[position + 1]?.name)
  if (twice !== undefined) throw new Error(`two defects are named ${twice.name}`)
  return defects
}

const interfacesOf = ({ breaks }: Defect, contract: Contract): readonly string[] => [
  ...new Set(breaks.flatMap((id) => contract.requirement(id)?.interface ?? [])),
]
