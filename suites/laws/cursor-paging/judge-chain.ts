import type { Answer, Stage, Verify, WalkEnd } from '../../../src/scenario/index.js'

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
      verify.end(end.at).that(link(end.at, 'a nextPage_url that leads on, or none', 'again '))
      return giveUp('The pages go round in a circle.')
    case 'left':
      if (end.link.kind !== 'unusable') return giveUp(end.link.because, end.link.remedy)
      verify.nextAnswers(end.at).that(link(end.at, 'a URL to which a GET can be sent'))
      return giveUp('The next page cannot be asked for.')
  }
}

const link = (page: Answer, expected: string, before = '') => ({
  holds: false,
  expected,
  actual: before + String(page.at('/nextPage_url')).slice(0, 300),
  pointer: '/nextPage_url',
})
