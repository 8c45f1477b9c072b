import { scenario } from '../shared/scenario.js'
import { bareOf } from './shared/bare-of.js'
import { type Edge, edgesAt, tellTenths } from '../shared/near-edge.js'
import { holdsFromAfar } from './shared/holds-from-afar.js'
import { inTwoPages } from './shared/in-two-pages.js'
import { locationsWithin } from './shared/locations-within.js'

const untold = {
  reason: 'No location tells its distance to a tenth.',
  remedy: 'let locations tell their distance with a decimal',
}
const noneNear = {
  reason: 'No location is as far away as it takes to tell a radius from a rounded one.',
  remedy: 'name a centre of searches with other locations around it in fixtures.institutions',
}

export default scenario('A search returns locations near the edge of its circle as well', {
  verifies: {
    smaller: {
      requirement: 'institutions.search.smaller-circle',
      after: 'institutions.search.within-radius',
    },
    fraction: { requirement: 'institutions.radius.fraction', after: 'smaller' },
  },
  often: true,
  async steps(stage) {
    const { confirmed, verify } = stage
    const told = new Set<string>()
    let open = untold
    await confirmed(async (compare) => {
      const widest = await locationsWithin(stage, { radius: '500mi' })
      if (tellTenths(widest.items)) open = noneNear
      const { whole, fraction, otherFraction } = edgesAt(widest.items)
      const inMiles = [fraction, otherFraction].find((edge) => edge?.radius.endsWith('mi'))
      const bare = inMiles && { ...inMiles, radius: bareOf(inMiles.radius) }
      const look = async (key: 'smaller' | 'fraction', edge: Edge | undefined): Promise<void> => {
        if (edge === undefined) return
        const found = await locationsWithin(stage, { radius: edge.radius })
        if (!found.complete) return
        told.add(key)
        const due = widest.items.filter(edge.isDue).map((item) => widest.locate(item).key)
        const paged =
          edge === fraction
            ? [await inTwoPages(stage, { radius: edge.radius }, found.items.length)]
            : []
        for (const walk of [found.walk, ...paged])
          compare[key](walk, widest.first).holds(due, (item) => found.locate(item).key)
      }
      await look('smaller', whole)
      await holdsFromAfar(stage, compare.smaller, widest)
      const fractions = [fraction, otherFraction, bare]
      await Promise.all(fractions.map(async (edge) => look('fraction', edge)))
    })
    for (const key of ['smaller', 'fraction'] as const)
      if (!told.has(key)) verify[key].undecided(open.reason, { remedy: open.remedy })
  },
})
