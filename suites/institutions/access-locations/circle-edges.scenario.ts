import { scenario } from '../shared/scenario.js'
import { edgesAt } from './shared/near-edge.js'
import { foundOften, locationsWithin } from './shared/locations-within.js'

const remedy = 'let locations tell their distance with a decimal'

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
    await confirmed(async (compare) => {
      const widest = await locationsWithin(stage, { radius: '500mi' })
      const { whole, fraction, otherFraction } = edgesAt(widest.items)
      for (const [key, edge] of [
        ['smaller', whole],
        ['fraction', fraction],
        ['fraction', otherFraction],
      ] as const) {
        if (edge === undefined) continue
        const search = edge === fraction ? foundOften : locationsWithin
        const found = await search(stage, { radius: edge.radius })
        if (!found.complete) continue
        told.add(key)
        const due = widest.items.filter(edge.isDue).map((item) => widest.locate(item).key)
        compare[key](found.walk, widest.first).holds(due, (item) => found.locate(item).key)
      }
    })
    for (const key of ['smaller', 'fraction'] as const)
      if (!told.has(key))
        verify[key].undecided('No location tells its distance to a tenth.', { remedy })
  },
})
