import { type Answer, valueAt } from '../../../src/scenario/index.js'
import { itemsOf } from '../shared/items-of.js'
import { scenario } from '../shared/scenario.js'

const links = ['/_links/svc:checkFrontImage', '/_links/svc:checkBackImage'] as const

export default scenario('A transaction links to both sides of its check, if it has one', {
  verifies: {
    twoImages: 'transactions.check.two-images',
    noImages: 'transactions.check.no-images',
  },
  async steps({ customer, fixtures, verify }) {
    // What shows no links at all shows nothing of these.
    const all = (await fixtures.readings()).filter(
      ({ answer }) => answer.at('/_links') !== undefined,
    )
    const withCheck = await fixtures.allNamed('transactionWithCheck')
    const without = await fixtures.allNamed('transactionWithoutCheck')
    // A number may be left of a check whose image is not kept: a link, here or in the history, or the profile shows that there is one.
    const { query } = await fixtures.history()
    const listed = itemsOf(await customer.send('getTransactions', { query }))
      .filter((item) => links.every((link) => valueAt(item, link) !== undefined))
      .map((item) => item['_id'])
    const checks = all.filter(
      ({ id, answer }) => [...withCheck, ...listed].includes(id) || hasImage(answer),
    )
    for (const { answer } of checks.filter(({ id }) => !without.includes(id))) {
      for (const link of links) verify.twoImages(answer).tells(link, 'a link to an image', isThere)
      const [front, back] = links.map((link) => JSON.stringify(answer.at(link)))
      if (front !== undefined && back !== undefined)
        verify
          .twoImages(answer)
          .tells(links[1], `another link than that to the front, ${front}`, () => front !== back)
    }
    if (checks.length === 0)
      verify.twoImages.undecided('No transaction was seen to have a check.', {
        remedy: 'fixtures.transactions.transactionWithCheck',
      })

    // A check need not show its number: only the owner of the target knows what has none.
    const others = all.filter(({ id }) => without.includes(id))
    for (const { answer } of others)
      for (const link of links) verify.noImages(answer).at(link, undefined)
    if (others.length === 0)
      verify.noImages.undecided(
        'Only the owner of the target can say which transactions have no check.',
        { remedy: 'fixtures.transactions.transactionWithoutCheck' },
      )
  },
})

const isThere = (link: unknown): boolean => link !== undefined

const hasImage = (answer: Answer): boolean => links.some((link) => isThere(answer.at(link)))
