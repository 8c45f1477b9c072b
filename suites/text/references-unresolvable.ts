import { assumeResolving } from './assume-resolving.js'
import { ownName } from './own-name.js'
import { ownString } from './own-string.js'
import { pointerTo } from './pointer-to.js'
import { resolveText } from './resolve-text.js'
import { scenario } from './scenario.js'

export default scenario('References that lead nowhere are left as they are written', {
  verifies: [
    'text.references.unresolvable-left',
    'text.references.unresolvable-listed',
    'text.references.without-group',
  ],
  safety: 'reversible',
  touches: ['text.writes'],
  async steps(stage) {
    const { fixtures, verify, random } = stage
    const group = await fixtures.writableGroup()
    await assumeResolving(stage, group)
    const noString = `${group}.${ownName(random)}`
    const noGroup = `${await fixtures.unknownGroup()}.${ownName(random)}`
    const lost = await ownString(stage, group, [{ value: `A {{${noString}}}, a {{${noGroup}}}.` }])
    // There is a string of that name in the group: it is the group that the reference lacks.
    const bare = await ownString(stage, group, [{ value: `Hello, {{${lost.name}}}!` }])
    const answer = await resolveText(stage, { query: { groups: [group] } })
    const text = `A {{${noString}}}, a {{${noGroup}}}.`
    verify('text.references.unresolvable-left', answer).at(pointerTo(lost), text)
    const bareText = `Hello, {{${lost.name}}}!`
    verify('text.references.without-group', answer).at(pointerTo(bare), bareText)

    const listed = [answer.at('/unresolvedKeys') ?? []].flat()
    const missing = [noString, noGroup].filter((key) => !listed.includes(key))
    verify('text.references.unresolvable-listed', answer).that({
      holds: missing.length === 0,
      expected: `among the keys ${[noString, noGroup].join(' and ')}`,
      actual: `without ${missing.join(' and ')}`,
      pointer: '/unresolvedKeys',
    })
  },
})
