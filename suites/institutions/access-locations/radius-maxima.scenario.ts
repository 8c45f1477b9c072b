import { scenario } from '../shared/scenario.js'
import { searchLocations } from '../shared/search-locations.js'

const cases: readonly (readonly [
  requirement: string,
  radii: readonly string[],
  statuses: readonly number[],
])[] = [
  ['institutions.radius.most-miles', ['500', '500mi'], [200]],
  // 500 miles are 804.67 kilometers, and whether these or 805 are the most is not clear.
  ['institutions.radius.most-kilometres', ['804km'], [200]],
  ['institutions.radius.too-many-miles', ['501', '501mi', '5000mi'], [400, 422]],
  ['institutions.radius.too-many-kilometres', ['806km', '8000km'], [400, 422]],
]

export default scenario('A search goes as far as 500 miles or 805 kilometers, and no farther', {
  verifies: cases.map(([requirement]) => requirement),
  async steps(stage) {
    for (const [requirement, radii, statuses] of cases)
      for (const radius of radii) {
        const answer = await searchLocations(stage, { radius, limit: '1' })
        stage.verify(requirement, answer).status(...statuses)
      }
  },
})
