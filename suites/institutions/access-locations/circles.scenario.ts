import { chooseRadii } from './shared/choose-radii.js'
import { measureCircles } from './shared/measure-circles.js'
import { scenario } from '../shared/scenario.js'

const within = 'institutions.search.within-radius'
const kilometres = 'institutions.search.kilometres'
const bare = 'institutions.search.without-unit'
const smaller = 'institutions.search.smaller-circle'

export default scenario('A search answers what lies within its radius, in the unit that it names', {
  verifies: [within, kilometres, bare, smaller],
  async steps(stage) {
    const { verify, undecided } = stage
    const radii = await chooseRadii(stage)
    let circles = await measureCircles(stage, radii)
    // The locations may have changed between two searches; what is wrong twice is wrong.
    if (Object.values(circles.faults).some((fault) => fault !== undefined))
      circles = await measureCircles(stage, radii)
    const { faults, small, complete } = circles
    const blame = (requirement: string, root: string): void =>
      undecided(requirement, 'The searches that would show it went wrong otherwise.', {
        dependsOn: root,
      })

    if (small.locations.some(({ miles }) => miles !== undefined)) settle(within, faults.within)
    else undecided(within, 'No location came of which is known how far it is.')
    if (faults.within !== undefined) {
      for (const other of [kilometres, bare, smaller]) blame(other, within)
      return
    }
    for (const requirement of [kilometres, bare, smaller])
      if (!complete) undecided(requirement, 'There are more locations than were looked at.')
    if (!complete) return
    settle(bare, faults.bare)
    settle(kilometres, faults.kilometres)
    if (faults.kilometres === undefined) settle(smaller, faults.smaller)
    else blame(smaller, kilometres)

    function settle(requirement: string, fault: string | undefined): void {
      verify(requirement, small.first).that({
        holds: fault === undefined,
        expected: expected[requirement] ?? '',
        actual: fault ?? '',
        pointer: '/items',
        exchanges: circles.exchanges,
      })
    }
  },
})

const expected: Readonly<Record<string, string>> = {
  [within]: 'no location farther away than the radius',
  [kilometres]: 'the same locations within so many kilometers as within the miles that they are',
  [bare]: 'the same locations whether mi stands behind the number or nothing',
  [smaller]: 'every location within the smaller circle that a bigger search found there',
}
