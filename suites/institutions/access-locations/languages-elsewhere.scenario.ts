import { type Answer, biggestPage, type Verification } from '../../../src/scenario/index.js'
import { namesByPlace, placeAndType } from '../shared/names-by-place.js'
import { preferredLanguages } from '../shared/preferred-languages.js'
import { scenario } from '../shared/scenario.js'
import { changed, searchLocations, successor } from '../shared/search-locations.js'

const deprecated = 'listInstitutionAccessLocations'
const mostPages = 3

export default scenario('Later pages are in the language that the caller prefers as well', {
  verifies: {
    asked: 'institutions.language.asked',
    asSuccessor: {
      requirement: 'institutions.deprecated.as-successor',
      after: 'institutions.language.asked',
    },
  },
  async steps(stage) {
    const { customer, operation, plain, given, verify, giveUp } = stage
    const pages = biggestPage(operation(successor))
    const [language] = await preferredLanguages(stage)
    const headers = [['Accept-Language', language]] as const
    const [names, english] = [
      namesByPlace(await searchLocations(stage, pages, headers)),
      namesByPlace(await searchLocations(stage, pages, [['Accept-Language', 'en-US']])),
    ]
    /** Judges the locations that have another name in US English; false where there is none. */
    const judge = (verification: Verification, answer: Answer): boolean => {
      const told = answer.items.flatMap((item, index) => {
        const place = placeAndType(item) ?? ''
        const [due, other] = [names.get(place), english.get(place)]
        return due === undefined || other === undefined || due === other
          ? []
          : [{ at: `/items/${index}/name`, due, other }]
      })
      for (const { at, due, other } of told)
        verification(answer).tells(
          at,
          `the name in ${language}, ${String(due)}`,
          (name) => name !== other,
        )
      return told.length > 0
    }

    const former = changed((await plain(operation(deprecated))).order, pages)
    const before = await customer.send(deprecated, { ...former, headers })
    if (before.status !== 200 || !judge(verify.asSuccessor, before))
      verify.asSuccessor.undecided('It shows no location that is known by another name.', {
        remedy: `let ${deprecated} show locations with their names and coordinates`,
      })

    const { order } = await plain(operation(successor))
    let page = await searchLocations(stage, { limit: 1 }, headers)
    for (let read = 0; read < mostPages; read += 1) {
      given(page).status(200)
      const next = page.at('/nextPage_url')
      const link = typeof next === 'string' ? customer.linkOf(page, next) : undefined
      if (link?.kind !== 'url') break
      const query = Object.fromEntries(new URL(link.url).searchParams)
      page = await customer.send(successor, { ...order, query, headers })
      if (page.status === 200 && judge(verify.asked, page)) return
    }
    giveUp(
      'No later page holds a location that is known by another name.',
      'fixtures.institutions.radius',
    )
  },
})
