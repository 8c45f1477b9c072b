import { biggestPage } from '../../../src/scenario/index.js'
import { noCentre } from '../shared/no-centre.js'
import { searchLocations, successor } from '../shared/search-locations.js'
import { locationsWithin } from './shared/locations-within.js'
import { scenario } from '../shared/scenario.js'

export default scenario('An ATM within a branch is not listed beside the branch', {
  verifies: { notWithinBranch: 'institutions.atm.not-within-branch' },
  async steps(stage) {
    const { fixtures, operation, verify, giveUp } = stage
    const branch = await fixtures.branchWithAtm()
    const atm = await fixtures.atmWithinBranch()
    const all = await locationsWithin(stage, {})
    if (!all.items.some(({ name }) => name === branch))
      giveUp(
        `The search does not find the branch ${branch}.`,
        'fixtures.institutions.branchWithAtm',
      )
    const postalCode = await fixtures.postalCodeIfAny()
    const code = { ...noCentre, postalCode, countryCode: await fixtures.countryCode() }
    const aroundCode =
      postalCode === undefined
        ? []
        : [await searchLocations(stage, { ...code, ...biggestPage(operation(successor)) })]
    const { walk: atms } = await locationsWithin(stage, { type: 'atm' })
    for (const found of [all.walk, atms, ...aroundCode])
      if (found.items.length > 0)
        verify
          .notWithinBranch(found)
          .holdsOnly(
            `others than the ATM ${atm}, which is in the branch ${branch}`,
            ({ name, type }) => name !== atm || type === 'branch',
            'name',
          )
  },
})
