import { shared } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

export default scenario('References are replaced by the text of the strings that they name', {
  verifies: [
    'text.references.resolved',
    'text.references.within-text',
    'text.references.nested',
    'text.references.resolvable-not-listed',
    'text.references.resolved-on-request',
    'text.references.not-resolved-on-request',
  ],
  safety: 'reversible',
  touches: [shared('text.strings')],
  async steps(stage) {
    const { fixtures, verify, undecided, random } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    // What a dollar sign stands for in patterns is nothing to a text.
    const apple = 'an apple ($1, not $&)'
    const one = await own(apple)
    const other = await own('a pear')
    const whole = await own(`{{${one.key}}}`)
    const written = `Either {{${one.key}}} or {{${other.key}}}, please.`
    const within = await own(written)
    const nested = await own(`{{${whole.key}}}`)
    const half = await own(`{{${one.key}}} or {{${group}.${ownName(random)}}}`)

    const query = { groups: [group] }
    const resolved = await resolveText(stage, { query })
    const isResolved = resolved.at(pointerTo(whole)) === apple
    verify('text.references.resolved', resolved).at(pointerTo(whole), apple)
    const untouched = await resolveText(stage, { query: { ...query, resolve: false } })
    verify('text.references.not-resolved-on-request', untouched).at(pointerTo(within), written)
    if (!isResolved) {
      for (const one of [
        'text.references.within-text',
        'text.references.nested',
        'text.references.resolvable-not-listed',
        'text.references.resolved-on-request',
      ])
        undecided(one, 'References are not resolved.', {
          dependsOn: 'text.references.resolved',
        })
      return
    }
    const text = `Either ${apple} or a pear, please.`
    verify('text.references.within-text', resolved).at(pointerTo(within), text)
    // What becomes of the other one, which leads nowhere, is another requirement's.
    const mixed = resolved.at(pointerTo(half))
    verify('text.references.within-text', resolved).that({
      holds: typeof mixed === 'string' && mixed.startsWith(apple),
      expected: `a text that begins with ${apple}`,
      actual: JSON.stringify(mixed ?? null),
      pointer: pointerTo(half),
    })
    verify('text.references.nested', resolved).at(pointerTo(nested), apple)
    const listed = [resolved.at('/unresolvedKeys') ?? []].flat()
    const wrong = [one, other, whole].map(({ key }) => key).filter((key) => listed.includes(key))
    verify('text.references.resolvable-not-listed', resolved).that({
      holds: wrong.length === 0,
      expected: 'no key of a string that is there',
      actual: wrong.join(', '),
      pointer: '/unresolvedKeys',
    })
    const asked = await resolveText(stage, { query: { ...query, resolve: true } })
    const [expected, actual] = [resolved, asked].map((answer) =>
      [whole, within, nested].map((string) => answer.at(pointerTo(string))).join(' | '),
    )
    verify('text.references.resolved-on-request', asked).that({
      holds: expected === actual,
      expected: `what is answered without the parameter: ${expected}`,
      actual: actual ?? 'nothing',
      pointer: `/groups/${group}`,
      exchanges: [resolved.exchange.number],
    })
  },
})
