import type { Expectation, Stage, Walk } from '../../../src/scenario/index.js'

type Compare = Readonly<Record<'nextAnswers' | 'end', (seen: Walk['pages'][number]) => Expectation>>

/** Says what is wrong with a chain of pages that did not come to its end. */
export function judgeChain(
  { given }: Pick<Stage, 'given'>,
  { nextAnswers, end: comesToAnEnd }: Compare,
  { end }: Walk,
): void {
  if (end.kind === 'loop')
    comesToAnEnd(end.at).tells('/nextPage_url', 'one that leads on, or none', () => false)
  else if (end.kind === 'broken' && end.after === undefined) given(end.at).status(200)
  else if (end.kind === 'broken') nextAnswers(end.at).status(200)
  else if (end.kind === 'left' && end.link.kind === 'unusable')
    nextAnswers(end.at).tells('/nextPage_url', 'a URL that can be requested', () => false)
}
