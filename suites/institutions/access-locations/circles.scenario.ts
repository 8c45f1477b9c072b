import type { Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { chooseRadii } from './shared/choose-radii.js'
import { measureCircles } from './shared/measure-circles.js'

export default scenario('A search answers what lies within its radius, in the unit that it names', {
  verifies: {
    within: 'institutions.search.within-radius',
    kilometres: { requirement: 'institutions.search.kilometres', after: 'within' },
    bare: { requirement: 'institutions.search.without-unit', after: 'within' },
    smaller: { requirement: 'institutions.search.smaller-circle', after: ['within', 'kilometres'] },
  },
  async steps(stage) {
    const { verify } = stage
    const radii = await chooseRadii(stage)
    let circles = await measureCircles(stage, radii)
    // The locations may have changed between two searches; what is wrong twice is wrong.
    if (Object.values(circles.faults).some((fault) => fault !== undefined))
      circles = await measureCircles(stage, radii)
    const { faults, small, complete, exchanges } = circles
    const judge = (by: Verification, expected: string, fault: string | undefined): boolean =>
      by(small.first).that({
        holds: fault === undefined,
        expected,
        actual: fault ?? '',
        pointer: '/items',
        exchanges,
      })

    if (small.locations.some(({ miles }) => miles !== undefined))
      judge(verify.within, 'no location farther away than the radius', faults.within)
    else verify.within.undecided('No location came of which is known how far it is.')
    if (faults.within !== undefined) return
    if (!complete) stage.giveUp('There are more locations than were looked at.')
    const both = 'the same locations whether mi stands behind the number or nothing'
    judge(verify.bare, both, faults.bare)
    const metric = 'the same locations within so many kilometers as within the miles that they are'
    if (!judge(verify.kilometres, metric, faults.kilometres)) return
    const all = 'every location within the smaller circle that a bigger search found there'
    judge(verify.smaller, all, faults.smaller)
  },
})
