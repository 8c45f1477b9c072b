import { type Answer, often, shared, someTimes } from '../../../src/scenario/index.js'
import { groupsOf } from '../shared/groups-of.js'
import { resolveText } from '../shared/resolve-text.js'
import { scenario } from '../shared/scenario.js'
import { spellingsOf } from './shared/spellings-of.js'

const remedy = 'let resolved text show another group with strings'
/** Groups that are looked at. */
const most = 8

/** A group, and those that are answered when it is asked for. */
type Alone = readonly [name: string, groups: readonly string[]]

export default scenario('Several groups are answered at once, however their list is spelled', {
  verifies: { groups: 'text.resolved.groups' },
  touches: [shared('text.strings')],
  requests: 15,
  async steps(stage) {
    const { customer, fixtures, verify, settled, giveUp } = stage
    const known = [...(await fixtures.groups())].filter(([, names]) => names.length > 0)
    const alone: Alone[] = []
    for (const [name] of known.slice(0, most)) {
      const answer = await resolveText(stage, { query: { groups: [name] } })
      alone.push([name, [...groupsOf(answer).keys()]])
    }
    const names = apart(alone)
    if (names.length < 2) return giveUp('No two groups are answered apart from each other.', remedy)
    const spellings = spellingsOf(names)
    const holdsAll = (answer: Answer): boolean => names.every((name) => groupsOf(answer).has(name))
    const ask = (groups: readonly string[]) =>
      settled(
        () => customer.send('getResolvedText', { query: { groups } }),
        ({ status }) => status !== 202,
      )
    const answers: Answer[] = []
    for (const [at, spelling] of spellings.entries()) {
      const answer = await ask(spelling)
      if (answer.status === 202)
        giveUp('Text of several groups is still being generated.', 'run again when it is there')
      answers.push(answer)
      if (!holdsAll(answer)) continue
      await someTimes(async () => verify.groups(await ask(spelling)).names('/groups', names), often)
      // That one is not there may be refused; what is answered has the other one.
      const [first = '', nowhere] = [names[0], await fixtures.unknownGroup()]
      const beside = await ask(spellingsOf([first, nowhere])[at] ?? [])
      if (beside.status === 200) verify.groups(beside).names('/groups', [first])
      return
    }
    const [first] = answers.filter(({ status }) => status === 200)
    if (first === undefined)
      giveUp('No list of groups was answered.', 'let a list of groups be answered')
    else verify.groups(first, ...answers).names('/groups', names)
  },
})

/** Groups of which none is answered when another one is asked for: one may be shared by all others. */
const apart = (alone: readonly Alone[]): readonly string[] =>
  alone
    .filter(([name, groups]) => groups.includes(name))
    .reduce<readonly Alone[]>((chosen, [one, groups]) => {
      const isApart = chosen.every(
        ([other, others]) => !groups.includes(other) && !others.includes(one),
      )
      return isApart ? [...chosen, [one, groups]] : chosen
    }, [])
    .map(([name]) => name)
