import type { Answer } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

const relations = ['svc:checkFrontImage', 'svc:checkBackImage']

export default scenario('A transaction links to both sides of its check, if it has one', {
  verifies: ['transactions.check.two-images', 'transactions.check.no-images'],
  async steps({ fixtures, verify, undecided }) {
    // What shows no links at all shows nothing of these.
    const all = (await fixtures.readings()).filter(
      ({ answer }) => answer.at('/_links') !== undefined,
    )
    const [withCheck, without] = await Promise.all([
      fixtures.allNamed('transactionWithCheck'),
      fixtures.allNamed('transactionWithoutCheck'),
    ])
    // A number may be left of a check whose image nobody keeps: a link, or the profile, tells for sure.
    const checks = all.filter(
      ({ id, answer }) => withCheck.includes(id) || linksOf(answer).length > 0,
    )
    for (const { answer } of checks.filter(({ id }) => !without.includes(id)))
      verify('transactions.check.two-images', answer).that({
        holds: linksOf(answer).length === relations.length,
        expected: relations.join(' and '),
        actual: linksOf(answer).join() || 'neither',
        pointer: '/_links',
      })
    if (checks.length === 0)
      undecided('transactions.check.two-images', 'No transaction was seen to have a check.', {
        remedy: 'fixtures.transactions.transactionWithCheck',
      })

    // A check need not show its number: only the owner of the target knows what has none.
    const others = all.filter(({ id }) => without.includes(id))
    for (const { answer } of others)
      verify('transactions.check.no-images', answer).that({
        holds: linksOf(answer).length === 0,
        expected: 'no links to check images',
        actual: linksOf(answer).join(' and '),
        pointer: '/_links',
      })
    if (others.length === 0)
      undecided(
        'transactions.check.no-images',
        'Which transactions have no check is for the owner of the target to say.',
        {
          remedy: 'fixtures.transactions.transactionWithoutCheck',
        },
      )
  },
})

const linksOf = (answer: Answer): readonly string[] =>
  relations.filter((relation) => answer.at(`/_links/${relation}`) !== undefined)
