import { shared } from '../../../src/scenario/index.js'
import { assumeResolving } from './shared/assume-resolving.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { textsElsewhere } from './shared/texts-elsewhere.js'

export default scenario('References that lead nowhere are left as they are written', {
  verifies: [
    'text.references.unresolvable-left',
    'text.references.unresolvable-listed',
    'text.references.without-group',
  ],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided, random } = stage
    const group = await fixtures.writableGroup()
    await assumeResolving(stage, group)
    const own = (inner: string) => ownString(stage, group, [{ value: `{{${inner}}}` }])
    const noString = `${group}.${ownName(random)}`
    const noGroup = `${await fixtures.unknownGroup()}.${ownName(random)}`
    const lost = [await own(noString), await own(noGroup)]
    // There is a string of that name in the group: it is the group that the reference lacks.
    const name = lost[0]?.name ?? ''
    const bare = await own(name)
    const [there] = await textsElsewhere(stage, await fixtures.groups(), group)
    const elsewhere = there && { ...there, own: await own(there.key) }
    const answer = await resolveText(stage, { query: { groups: [group] } })
    for (const [index, key] of [noString, noGroup].entries()) {
      const string = lost[index]
      if (string)
        verify('text.references.unresolvable-left', answer).at(pointerTo(string), `{{${key}}}`)
    }
    verify('text.references.without-group', answer).at(pointerTo(bare), `{{${name}}}`)

    const listed = [answer.at('/unresolvedKeys') ?? []].flat()
    const missing = [noString, noGroup].filter((key) => !listed.includes(key))
    // Who never looks into other groups does not miss one.
    const looksElsewhere =
      elsewhere === undefined || answer.at(pointerTo(elsewhere.own)) === elsewhere.text
    if (!looksElsewhere && !missing.includes(noString))
      return undecided(
        'text.references.unresolvable-listed',
        'References into other groups are not resolved.',
        { dependsOn: 'text.references.other-group' },
      )
    verify('text.references.unresolvable-listed', answer).that({
      holds: missing.length === 0,
      expected: `among the keys ${[noString, noGroup].join(' and ')}`,
      actual: `without ${missing.join(' and ')}`,
      pointer: '/unresolvedKeys',
    })
  },
})
