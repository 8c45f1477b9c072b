import { groupsOf } from './groups-of.js'
import { isOwnName } from './is-own-name.js'
import { resolveText } from './resolve-text.js'

/** A string that others can refer to: its key, and the text that stands in the place of the reference. */
interface TextElsewhere {
  readonly key: string
  readonly text: string
}

const groupsTried = 4

/** A string of another group, and one of a group below another one: whose key has more than one period. */
export async function textsElsewhere(
  stage: Parameters<typeof resolveText>[0],
  known: Iterable<string>,
  group: string,
): Promise<readonly TextElsewhere[]> {
  const others = [...known].filter((one) => one !== group)
  const kinds = [/^[^.]*$/, /\./].map((kind) => others.filter((one) => kind.test(one)))
  const found: TextElsewhere[] = []
  for (const names of kinds)
    for (const name of names.slice(0, groupsTried)) {
      const one = await textOf(stage, name)
      if (one === undefined) continue
      found.push(one)
      break
    }
  return found
}

async function textOf(
  stage: Parameters<typeof resolveText>[0],
  group: string,
): Promise<TextElsewhere | undefined> {
  const texts = groupsOf(await resolveText(stage, { query: { groups: [group] } })).get(group) ?? []
  for (const [name, text] of texts)
    if (typeof text === 'string' && text !== '' && !text.includes('{{') && !isOwnName(name))
      return { key: `${group}.${name}`, text }
  return undefined
}
