import { biggestPage, type Item, valueAt } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const deprecated = 'listInstitutionAccessLocations'
const postalCode = '/location/address/postalCode'

export default scenario('The deprecated operation does not list an ATM within a branch, either', {
  verifies: { notWithinBranch: 'institutions.deprecated.atm-within-branch' },
  async steps(stage) {
    const { fixtures, operation, plain, walkList, verify, giveUp } = stage
    const branch = await fixtures.branchWithAtm()
    const atm = await fixtures.atmWithinBranch()
    const { order } = await plain(operation(deprecated))
    const query = { ...order.query, ...biggestPage(operation(deprecated)) }
    const walk = await walkList(operation(deprecated), { query })
    const there = walk.items.find(({ name, type }) => name === branch && type !== 'atm')
    if (there === undefined)
      return giveUp(
        `The search does not find the branch ${branch}.`,
        'fixtures.institutions.branchWithAtm',
      )
    // It may find those of other institutions as well, of which one may have the same name.
    const isBeside = (item: Item): boolean =>
      item['name'] === atm &&
      item['type'] !== 'branch' &&
      valueAt(item, postalCode) === valueAt(there, postalCode)
    const others = `others than the ATM ${atm}, which is in the branch ${branch}`
    const atms = await walkList(operation(deprecated), { query: { ...query, type: 'atm' } })
    for (const found of [walk, atms])
      if (found.items.length > 0)
        verify.notWithinBranch(found).holdsOnly(others, (item) => !isBeside(item))
  },
})
