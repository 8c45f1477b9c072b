import { embeddedContract } from '../../src/cli/embedded-contract.js'
import type { Contract } from '../../src/contract/contract.js'
import { interfaceNames } from '../../src/contract/load-contract.js'
import type { Defect } from '../defect.js'
import { listLiberties } from '../list-liberties.js'
import { type Listed, listVariations } from '../list-variations.js'
import { interfacesOf } from '../trial/interfaces-of.js'

/**
 * The contract that some defects and liberties need: loading that of all interfaces takes as long as a trial.
 *
 * @returns the whole contract where a name does not tell which interfaces it is about
 */
export async function contractAbout(names: readonly string[]): Promise<Contract> {
  const defects = (await listVariations('defects')) as Listed<Defect>[]
  const written = new Map(
    [...defects, ...(await listLiberties())].map((one) => [one.name, interfacesOf(one) ?? []]),
  )
  // Operators name the interface of what they break.
  const named = (name: string): readonly string[] =>
    interfaceNames().filter((one) => name.includes(`-${one}-`))
  const about = names.map((name) => written.get(name) ?? named(name))
  return about.some((one) => one.length === 0)
    ? embeddedContract()
    : embeddedContract([...new Set(about.flat())].toSorted())
}
