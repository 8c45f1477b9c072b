import { locationsWithin } from './shared/locations-within.js'
import { scenario } from '../shared/scenario.js'

const requirement = 'institutions.atm.not-within-branch'

export default scenario('An ATM within a branch is not listed beside the branch', {
  verifies: [requirement],
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const branch = await fixtures.branchWithAtm()
    const atm = await fixtures.atmWithinBranch()
    const all = await locationsWithin(stage, {})
    if (!all.items.some(({ name }) => name === branch))
      giveUp(
        `The search does not find the branch ${branch}.`,
        'fixtures.institutions.branchWithAtm',
      )
    for (const { first, items } of [all, await locationsWithin(stage, { type: 'atm' })])
      verify(requirement, first).that({
        holds: !items.some(({ name, type }) => name === atm && type !== 'branch'),
        expected: `no ATM ${atm}, which is in the branch ${branch}`,
        actual: `one of the locations is ${atm}`,
        pointer: '/items',
        member: 'name',
        absence: true,
      })
  },
})
