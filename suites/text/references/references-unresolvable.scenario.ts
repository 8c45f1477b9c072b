import { alone, shared } from '../../../src/scenario/index.js'
import { assumeResolving } from './shared/assume-resolving.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { judgeListed } from './shared/judge-listed.js'
import { listsKeys } from './shared/lists-keys.js'
import { withoutGroup } from './shared/without-group.js'
import { textsElsewhere } from './shared/texts-elsewhere.js'

/** References to what has nearly the name of a string: in a group below, by less than its name, and by more. */
const nearlyNamed = (group: string, name: string, below: string): string =>
  [`${below}.${name}`, name.slice(0, -1), `${name}B`].map((one) => `${group}.${one}`).join('}} {{')

export default scenario('References that lead nowhere are left as they are written', {
  verifies: {
    unresolvableLeft: 'text.references.unresolvable-left',
    unresolvableListed: {
      requirement: 'text.references.unresolvable-listed',
      after: 'text.references.other-group',
    },
    withoutGroup: 'text.references.without-group',
  },
  safety: 'reversible',
  touches: [shared('text.strings'), alone('text.otherGroup')],
  requests: 50,
  async steps(stage) {
    const { fixtures, verify, random } = stage
    const group = await fixtures.writableGroup()
    await assumeResolving(stage, group)
    const own = (inner: string) => ownString(stage, group, [{ value: `{{${inner}}}` }])
    const noString = `${group}.${ownName(random)}`
    const noGroup = `${await fixtures.unknownGroup()}.${ownName(random)}`
    const lost = [await own(noString), await own(noGroup)]
    const lostOnes = Array.from({ length: 40 }, () => `${group}.${ownName(random)}B`)
    const many = await own(lostOnes.join('}}, {{'))
    const name = lost[0]?.name ?? ''
    const bare = await withoutGroup(stage, group, name)
    const below = nearlyNamed(group, name, ownName(random))
    const inherited = await own(below)
    const [there] = await textsElsewhere(stage, await fixtures.groups(), group)
    const elsewhere = there && { ...there, own: await own(there.key) }
    const due = [...lost, many, ...bare.strings, inherited, ...(elsewhere ? [elsewhere.own] : [])]
    const answer = await resolveText(stage, { query: { groups: [group] } }, due)
    for (const [index, key] of [noString, noGroup].entries()) {
      const string = lost[index]
      if (string) verify.unresolvableLeft(answer).at(pointerTo(string), `{{${key}}}`)
    }
    verify.unresolvableLeft(answer).at(pointerTo(inherited), `{{${below}}}`)
    bare.judge(verify.withoutGroup, answer)

    const listed = [answer.at('/unresolvedKeys') ?? []].flat()
    // A service that never looks into other groups does not notice that one is missing.
    const looksElsewhere =
      elsewhere === undefined || answer.at(pointerTo(elsewhere.own)) === elsewhere.text
    if (!looksElsewhere && listed.includes(noString)) return
    if (listsKeys(verify.unresolvableListed, answer, noString, noGroup, ...lostOnes))
      await judgeListed(stage, verify, group)
  },
})
