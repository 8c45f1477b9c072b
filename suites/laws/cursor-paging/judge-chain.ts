import type { Stage, Verify, WalkEnd } from '../../../src/scenario/index.js'

/** How a chain of pages ended that did not come to its end. */
export type BrokenEnd = Exclude<WalkEnd, { kind: 'complete' | 'sampled' }>

/** Says what is wrong with a chain of pages that did not come to its end, and leaves open what it would have shown. */
export function judgeChain(
  {
    given,
    giveUp,
    verify,
  }: Pick<Stage, 'given' | 'giveUp'> & {
    readonly verify: Verify<'nextAnswers' | 'end'>
  },
  end: BrokenEnd,
): void {
  switch (end.kind) {
    case 'broken':
      if (end.after === undefined) return void given(end.at).status(200)
      verify.nextAnswers(end.at).status(200)
      return giveUp('The next page did not come.')
    case 'loop':
      verify.end(end.at).tells('/nextPage_url', 'one that leads on, or none', () => false)
      return giveUp('The pages go round in a circle.')
    case 'left':
      if (end.link.kind !== 'unusable') return giveUp(end.link.because, end.link.remedy)
      verify.nextAnswers(end.at).tells('/nextPage_url', 'a URL that can be asked for', () => false)
      return giveUp('The next page cannot be asked for.')
  }
}
