import type { Catalogue } from '../catalogue.js'
import { placed, placeText, type Placed } from './placed.js'

export interface ExplainedVariation extends Placed {
  readonly is: 'defect' | 'liberty'
  readonly name: string
  readonly sentence: string
  /** Why the contract leaves room for a liberty. */
  readonly because?: string
  /** What a defect breaks. */
  readonly breaks?: readonly { readonly id: string; readonly text: string }[]
}

/** What a planted defect or a liberty of this name is about; undefined when there is none. */
export async function explainVariation(
  name: string,
  { contract }: Catalogue,
): Promise<ExplainedVariation | undefined> {
  const { allDefects, allLiberties } = await import('../../../proof/extension/all-variations.js')
  const defect = (await allDefects(contract)).find((one) => one.name === name)
  if (defect !== undefined) {
    const { sentence, breaks, file } = defect
    return {
      is: 'defect',
      name,
      sentence,
      ...placed(contract, file, name, ...breaks, /^export (?:default|const)/),
      breaks: breaks.map((id) => ({ id, text: contract.requirement(id)?.text ?? '' })),
    }
  }
  const liberty = (await allLiberties(contract)).find((one) => one.name === name)
  if (liberty === undefined) return undefined
  const { sentence, because, file } = liberty
  return {
    is: 'liberty',
    name,
    sentence,
    because,
    ...placed(contract, file, name, /^export default/),
  }
}

/** Written for a reader who knows no more than the name. */
export const variationText = (one: ExplainedVariation): string =>
  [
    `${one.name}  (${one.is})`,
    `  ${one.sentence}`,
    ...(one.because === undefined ? [] : [`  ${one.because}`]),
    `  ${placeText(one)}`,
    ...(one.breaks === undefined
      ? []
      : ['', '  breaks', ...one.breaks.map(({ id, text }) => `    ${id}\n      ${text}`)]),
  ].join('\n')
