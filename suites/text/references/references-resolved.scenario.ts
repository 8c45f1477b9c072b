import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { ownName } from '../shared/own-name.js'
import { ownString } from '../shared/own-string.js'
import { pointerTo } from '../shared/pointer-to.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'

/** A value has a limit, and what comes of several together is no value. */
const many = ' of many'.repeat(250)
/** Between references, there may be much, and more than one line of it. */
const between = `,\n\n– ¿sí?\n${'Assay '.repeat(40)}`

/** Wherever in a text they stand, in Markdown as well; braces that stand alone make no reference. */
const inMarkdown = (one: string, other: string): string =>
  `{{${one}}}{{${other}}}{{${one}}}${between}{{${other}}} \`{{${other}}}\` ` +
  `![{${other}}](https://bank.example/{{${other}}}.png) [see]({{${other}}})\n{{${other}}}\nfor{{${other}}}s`

/** More references than most texts have, or more text: a rule looks at what comes of them. */
const several = (key: string, times: number): string => `{{${key}}}|`.repeat(times)

export default scenario('References are replaced by the text of the strings that they name', {
  verifies: {
    resolved: 'text.references.resolved',
    withinText: { requirement: 'text.references.within-text', after: 'resolved' },
    nested: { requirement: 'text.references.nested', after: 'resolved' },
    resolvableNotListed: {
      requirement: 'text.references.resolvable-not-listed',
      after: 'resolved',
    },
    resolvedOnRequest: { requirement: 'text.references.resolved-on-request', after: 'resolved' },
    notResolvedOnRequest: 'text.references.not-resolved-on-request',
  },
  safety: 'reversible',
  touches: [shared('text.strings')],
  requests: 35,
  async steps(stage) {
    const { fixtures, verify, random } = stage
    const group = await fixtures.writableGroup()
    const own = (value: string) => ownString(stage, group, [{ value }])
    // In patterns a dollar sign has a meaning; in a text it has none.
    const apple = `an apple ($1, not $&)${many}`
    const one = await own(apple)
    const other = await own('a pear')
    const whole = await own(`{{${one.key}}}`)
    const written = `Either {{${one.key}}} or {{${other.key}}}, please.`
    const within = await own(written)
    const repeated = await own(inMarkdown(one.key, other.key))
    const nested = await own(`{{${whole.key}}}`)
    const half = await own(`{{${one.key}}} or {{${group}.${ownName(random)}}}`)

    const further = [await own(several(other.key, 40)), await own(several(one.key, 5))]
    const due = [one, other, whole, within, repeated, nested, half, ...further]
    const ask = (asked: object) => resolveText(stage, { query: { groups: [group], ...asked } }, due)
    const resolved = await ask({})
    verify.resolved(resolved).at(pointerTo(whole), apple)
    const withBelow = await ask({ subgroups: true })
    verify.resolved(withBelow).at(pointerTo(whole), apple)
    // Behind another group as well, if they can be listed like this.
    const [another = group] = [...(await fixtures.groups()).keys()].filter((one) => one !== group)
    const beside = await resolveText(stage, { query: { groups: [another, group] } })
    if (beside.at(pointerTo(whole)) !== undefined)
      verify.resolved(beside).at(pointerTo(whole), apple)
    const untouched = await ask({ resolve: false })
    verify.notResolvedOnRequest(untouched).at(pointerTo(within), written)
    const text = `Either ${apple} or a pear, please.`
    verify.withinText(resolved).at(pointerTo(within), text)
    // Whether its line ends and letters are kept is judged by another requirement.
    const replaced = String(untouched.at(pointerTo(repeated)))
      .replaceAll(`{{${one.key}}}`, () => apple)
      .replaceAll(`{{${other.key}}}`, 'a pear')
    verify.withinText(resolved).at(pointerTo(repeated), replaced)
    // What becomes of the second one, which leads nowhere, is judged by another requirement.
    const beginsSo = (mixed: unknown): boolean => String(mixed).startsWith(apple)
    verify.withinText(resolved).tells(pointerTo(half), `a text that begins ${apple}`, beginsSo)
    const asWritten = `{{${one.key}}}`
    const isEither = (told: unknown): boolean => [apple, asWritten].includes(String(told))
    verify.nested(resolved).tells(pointerTo(nested), `${apple}, or ${asWritten}`, isEither)
    const keys = [one, other, whole].map(({ key }) => key)
    for (const one of [resolved, withBelow])
      verify
        .resolvableNotListed(one)
        .tells('/unresolvedKeys', `none of ${keys.join(', ')}`, (listed) =>
          [listed ?? []].flat().every((key) => !keys.includes(String(key))),
        )
    // Asked for at once, so that nothing is written in between: what is kept of one is not given for the other.
    await someTimes(async () => {
      const [asked, again] = await Promise.all([ask({ resolve: true }), ask({ resolve: false })])
      const pointers = [whole, within, nested].map(pointerTo)
      const isResolved = verify.resolvedOnRequest(asked).agreesWith(resolved, pointers)
      return verify.notResolvedOnRequest(again).at(pointerTo(within), written) && isResolved
    }, often)
  },
})
