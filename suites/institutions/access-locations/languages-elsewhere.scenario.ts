import { type Answer, biggestPage, type Verification } from '../../../src/scenario/index.js'
import { noCentre } from '../shared/no-centre.js'
import { namesByPlace } from '../shared/names-by-place.js'
import { preferredLanguages } from '../shared/preferred-languages.js'
import { scenario } from '../shared/scenario.js'
import { type Change, changed, searchLocations, successor } from '../shared/search-locations.js'
import { aroundEachCentre } from './shared/around-each-centre.js'
import { judgeNames } from './shared/judge-names.js'
import { nextQuery } from './shared/next-query.js'

const deprecated = 'listInstitutionAccessLocations'
const mostPages = 3
const types = ['atm', 'branch']
/** Languages for private use (ISO 639-2), so that no data is in them. */
const unknown = 'qaa, qab;q=0.9, qac;q=0.8, qad;q=0.7, qae;q=0.6'

export default scenario('Every search is in the language that the caller prefers', {
  verifies: {
    asked: 'institutions.language.asked',
    asSuccessor: {
      requirement: 'institutions.deprecated.as-successor',
      after: 'institutions.language.asked',
    },
  },
  async steps(stage) {
    const { customer, operation, plain, fixtures, given, verify, giveUp } = stage
    const pages = biggestPage(operation(successor))
    const [language] = await preferredLanguages(stage)
    const headers = [['Accept-Language', language]] as const
    const [names, english] = [
      namesByPlace(await searchLocations(stage, pages, headers)),
      namesByPlace(await searchLocations(stage, pages, [['Accept-Language', 'en-US']])),
    ]
    const judge = (verification: Verification, answer: Answer): boolean =>
      judgeNames(verification, answer, { language, names, english })

    const former = changed((await plain(operation(deprecated))).order, pages)
    const before = await customer.send(deprecated, { ...former, headers })
    const isJudged = before.status === 200 && judge(verify.asSuccessor, before)
    if (!isJudged)
      verify.asSuccessor.undecided('It shows no location that is known by another name.', {
        remedy: `let ${deprecated} show locations with their names and coordinates`,
      })

    const postalCode = await fixtures.postalCodeIfAny()
    const around = { ...noCentre, postalCode, countryCode: await fixtures.countryCode() }
    const narrowed = [
      ...types.map((type) => ({ type })),
      ...(postalCode === undefined ? [] : [around]),
    ]
    const compare = async (change: Change) => {
      const now = await searchLocations(stage, { ...pages, ...change }, headers)
      const then = await customer.send(deprecated, { ...changed(former, change), headers })
      if (now.status !== 200 || then.status !== 200) return
      judgeNames(verify.asSuccessor, then, { language, names: namesByPlace(now), english })
    }
    if (isJudged) await Promise.all(narrowed.map(compare))

    const behind = [['Accept-Language', `${unknown}, ${language};q=0.5`]] as const
    const others = await Promise.all([
      searchLocations(stage, { ...pages, radius: '800km' }, headers),
      ...types.map((type) => searchLocations(stage, { ...pages, type }, headers)),
      searchLocations(stage, pages, behind),
    ])
    for (const answer of [...(await aroundEachCentre(stage, pages, headers)), ...others])
      if (answer.status === 200) judge(verify.asked, answer)

    const { order } = await plain(operation(successor))
    let page = await searchLocations(stage, { limit: 1 }, headers)
    for (let read = 0; read < mostPages; read += 1) {
      given(page).status(200)
      const query = nextQuery(customer, page)
      if (query === undefined) break
      page = await customer.send(successor, { ...order, query, headers })
      if (page.status === 200 && judge(verify.asked, page)) return
    }
    giveUp(
      'No later page holds a location that is known by another name.',
      'fixtures.institutions.radius',
    )
  },
})
