import { locationsWithin } from './shared/locations-within.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An ATM within a branch is not listed beside the branch', {
  verifies: { notWithinBranch: 'institutions.atm.not-within-branch' },
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
    for (const { walk } of [all, await locationsWithin(stage, { type: 'atm' })])
      if (walk.items.length > 0)
        verify
          .notWithinBranch(walk)
          .holdsOnly(
            `others than the ATM ${atm}, which is in the branch ${branch}`,
            ({ name, type }) => name !== atm || type === 'branch',
            'name',
          )
  },
})
