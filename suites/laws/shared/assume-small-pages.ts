import { aspectOf, type LawStage, type Operation, type Walk } from '../../../src/scenario/index.js'

const answers = aspectOf('service', 'answers')

/**
 * Pages of any size within the limits may be asked for: where a list that is answered in big pages refuses small ones, it
 * does not answer what is well formed.
 */
export function assumeSmallPages(
  { assume }: Pick<LawStage, 'assume'>,
  operation: Operation,
  { pages, end }: Walk,
): void {
  if (pages.length === 0 && end.kind === 'broken')
    assume(end.at, operation.requirement(answers)).status('2XX')
}
