import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Contract } from '../../contract/contract.js'
import type { Requirement } from '../../contract/requirement.js'
import { packageRoot } from '../../package-root.js'
import { placed, type Placed } from './placed.js'

/** A defect or a liberty, and where it stands. */
export interface FoundVariation extends Placed {
  readonly name: string
  readonly sentence: string
}

/** What proves a requirement. */
export interface Proof {
  /** Planted faults that break it. */
  readonly defects: readonly FoundVariation[]
  /** Honest banks that answer its operations in another way, for no judge to find fault with. */
  readonly liberties: readonly FoundVariation[]
}

/**
 * Finds the defects that break a requirement, and the liberties of its interface that are about its operations or
 * about what it speaks of, those first that share most words with it.
 */
export async function variationsOn(requirement: Requirement, contract: Contract): Promise<Proof> {
  const { allDefects, allLiberties } = await import('../../../proof/extension/all-variations.js')
  const [defects, liberties] = await Promise.all([allDefects(contract), allLiberties(contract)])
  const { id, interface: name, operations, text } = requirement
  const named = operations.map((one) => new RegExp(`\\b${one}\\b`))
  const near = liberties
    .filter(({ scope }) => scope === name || scope === 'shared')
    .map((one) => ({ one, shared: wordsShared(`${id} ${text}`, `${one.name} ${one.sentence}`) }))
    .filter(({ one, shared }) => shared > 1 || named.some((word) => word.test(textOf(one.file))))
    .toSorted((a, b) => b.shared - a.shared)
  return {
    defects: defects
      .filter(({ breaks }) => breaks.includes(id))
      .map((one) => found(contract, one, id)),
    liberties: near.map(({ one }) => found(contract, one)),
  }
}

/** How many words two sentences have in common, as far as words of more than four letters tell something. */
function wordsShared(one: string, other: string): number {
  const [words, others] = [one, other].map(
    (text) =>
      new Set(
        text
          .toLowerCase()
          .match(/[a-z]{5,}/g)
          ?.map((word) => word.replace(/s$/, '')),
      ),
  )
  return [...(words ?? [])].filter((word) => others?.has(word)).length
}

/** Where a table makes names, the line is that of the requirement, or where what is made of it begins. */
const found = (
  contract: Contract,
  { name, sentence, file }: FoundVariation,
  requirement?: string,
): FoundVariation => {
  const texts = [name, ...(requirement === undefined ? [] : [requirement])]
  return {
    name,
    sentence,
    ...placed(contract, file, ...texts, sentence, /^export (?:default|const)/),
  }
}

const texts = new Map<string, string>()

/** Of the source, or of what it was compiled to. */
function textOf(file: string): string {
  const text = texts.get(file) ?? readText(file)
  texts.set(file, text)
  return text
}

function readText(file: string): string {
  for (const path of [file, `dist/${file.replace(/\.ts$/, '.js')}`])
    try {
      return readFileSync(join(packageRoot, path), 'utf8')
    } catch {
      continue
    }
  return ''
}
