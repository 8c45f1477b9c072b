import { type Answer, fixture, type Search } from '../../../src/scenario/index.js'
import { knownGroups } from './known-groups.js'

/** A group whose text is generated on request, with the answer when it was asked for by its name. */
export interface GeneratedGroup {
  readonly group: string
  readonly answer: Answer
}

/** Groups of resolved text that are asked for by their names. */
const most = 8

/**
 * Has the groups asked for that the profile names, before any story does: what is generated on the first request is
 * there for the second one.
 */
export async function askForGenerated(search: Search): Promise<void> {
  if (!search.usesUp) return
  for (const group of search.given('generatedGroup'))
    if ((await askFor(search, group)).status === 202) return
}

/** Named by the profile, else found by asking for each group: the one that is answered with 202. */
export const generatedGroup = fixture(async (search): Promise<GeneratedGroup> => {
  const named = search.given('generatedGroup')
  const groups = named.length > 0 ? named : await groupsToTry(search)
  let last: GeneratedGroup | undefined
  for (const group of groups) {
    last = { group, answer: await askFor(search, group) }
    if (last.answer.status === 202) return last
    // What the profile names is answered in some other way for a reason that the story tells.
    if (named.length > 0 && last.answer.status !== 200) return last
  }
  if (named.length > 0 && last !== undefined) return last
  throw search.lacking('a group whose text is generated on request', 'generatedGroup')
})

async function groupsToTry(search: Search): Promise<readonly string[]> {
  // It is taken for there until a run looks.
  if (!search.usesUp) throw new Error('Text is generated once: a run alone asks for it.')
  return [...(await knownGroups(search)).keys()].slice(0, most)
}

const askFor = ({ as, once }: Search, group: string): Promise<Answer> =>
  once(`generated group ${group}`, () =>
    as('customer').send('getResolvedText', { query: { groups: [group] } }),
  )
