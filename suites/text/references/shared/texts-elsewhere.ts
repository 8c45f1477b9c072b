import { groupsOf } from '../../shared/groups-of.js'
import { isOwnName } from '../../shared/is-own-name.js'
import { resolveText } from '../../shared/resolve-text.js'

/** A string that others can refer to: its key, and the text that stands in the place of the reference. */
interface TextElsewhere {
  readonly key: string
  readonly text: string
}

const groupsTried = 4

/** A string of another group, one of a group below another one, one of a group of three levels, and one with capitals in its name. */
export async function textsElsewhere(
  stage: Parameters<typeof resolveText>[0],
  known: ReadonlyMap<string, readonly string[]>,
  group: string,
): Promise<readonly TextElsewhere[]> {
  const others = [...known.keys()].filter((one) => one !== group)
  const kinds = [/^[^.]*$/, /^[^.]*\.[^.]*$/, /\..*\./, /[A-Z]/].map((kind) =>
    others.filter((one) => kind.test(one)),
  )
  const found: TextElsewhere[] = []
  for (const names of kinds)
    for (const name of names.slice(0, groupsTried)) {
      const one = await textOf(stage, known, name)
      if (one === undefined) continue
      found.push(one)
      break
    }
  return found
}

/** So often it is looked: one node of a service may show for a while what others took away. */
const looks = 3

/** Whether a string of another group has the same text as before: others may have written it meanwhile. */
export async function isStill(
  stage: Parameters<typeof resolveText>[0],
  { key, text }: TextElsewhere,
): Promise<boolean> {
  const at = key.lastIndexOf('.')
  const [group, name] = [key.slice(0, at), key.slice(at + 1)]
  const query = { groups: [group], resolve: false }
  for (let look = 0; look < looks; look += 1) {
    const shown = groupsOf(await resolveText(stage, { query })).get(group)
    if (shown?.get(name) !== text) return false
  }
  return true
}

async function textOf(
  stage: Parameters<typeof resolveText>[0],
  known: ReadonlyMap<string, readonly string[]>,
  group: string,
): Promise<TextElsewhere | undefined> {
  // What stands in every group may be what one of them shares with all others: its key is not to be seen.
  const isShared = (name: string): boolean =>
    known.size > 1 && [...known.values()].every((names) => names.includes(name))
  // One with a reference in it may be shown with what that leads to, and stand elsewhere without.
  const query = { groups: [group], resolve: false }
  const texts = groupsOf(await resolveText(stage, { query })).get(group) ?? []
  for (const [name, text] of texts)
    if (typeof text === 'string' && text !== '' && !text.includes('{{'))
      if (!isOwnName(name) && !isShared(name)) return { key: `${group}.${name}`, text }
  return undefined
}
