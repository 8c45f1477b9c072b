import type { Answer, Stage, WalkEnd } from '../../src/scenario/index.js'

/** How a chain of pages ended that did not come to its end. */
export type BrokenEnd = Exclude<WalkEnd, { kind: 'complete' | 'sampled' }>

/**
 * Says what is wrong with a chain of pages that did not come to its end, and leaves open what it would
 * have shown.
 *
 * @param aspects of the law that the walk was to decide
 * @param id of the requirement of an aspect
 */
export function judgeChain(
  { given, verify, undecided }: Stage,
  aspects: readonly string[],
  id: (aspect: string) => string,
  end: BrokenEnd,
): void {
  switch (end.kind) {
    case 'broken':
      if (end.after === undefined) return void given(end.at).status(200)
      verify(id('next-answers'), end.at).status(200)
      return leaveOpen('next-answers', 'The next page did not come.')
    case 'loop':
      verify(id('end'), end.at).that({
        ...link(end.at, 'a nextPage_url that leads on, or none'),
        actual: `again ${linkOf(end.at)}`,
      })
      return leaveOpen('end', 'The pages go round in a circle.')
    case 'left':
      if (end.link.kind === 'unusable') {
        verify(id('next-answers'), end.at).that(link(end.at, 'a URL to which a GET can be sent'))
        return leaveOpen('next-answers', 'The next page cannot be asked for.')
      }
      for (const aspect of aspects) {
        const { because, remedy } = end.link
        undecided(id(aspect), because, {
          exchanges: [end.at.exchange.number],
          ...(remedy === undefined ? {} : { remedy }),
        })
      }
  }

  function leaveOpen(root: string, because: string): void {
    for (const aspect of aspects.filter((one) => one !== root))
      undecided(id(aspect), because, { dependsOn: id(root) })
  }
}

const linkOf = (page: Answer): string => String(page.at('/nextPage_url')).slice(0, 300)

const link = (page: Answer, expected: string) => ({
  holds: false,
  expected,
  actual: linkOf(page),
  pointer: '/nextPage_url',
})
