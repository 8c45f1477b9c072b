import { fixture, type RequestInput } from '../../../src/scenario/index.js'

/** Pull notifications that are asked for in other ways: what is found like this may be told otherwise. */
export const listExamples = fixture(async ({ given }): Promise<readonly RequestInput[]> => {
  const firstOf = (...names: readonly string[]) => names.flatMap((name) => given(name).slice(0, 1))
  return [
    { query: { sortBy: 'createdAt' } },
    ...firstOf('topic', 'otherTopic').map((topic) => ({ query: { topic } })),
    ...firstOf('pullSubscription', 'otherSubscription').map((subscription) => ({
      query: { subscription },
    })),
  ]
})
