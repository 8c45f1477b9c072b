import {
  type Answer,
  hrefsOf,
  identify,
  type Item,
  law,
  lawCase,
  type Operation,
  type LawStage,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { links } from './binding.js'
import { sameResource } from './same-resource.js'

/** Links of one relation that are followed. */
const followed = 3

/** Every link that the documents name leads to what it names. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const bound = operation.links.map(({ place, relation, ...link }) => {
      const key = `${place} ${relation}`
      const requirement = aspectsOf(operation, links, key)
      return {
        ...link,
        key,
        place,
        relation,
        id: requirement(relation === 'self' ? 'self' : 'related'),
      }
    })
    const writable = operations.some(
      ({ path, method }) => method === 'POST' || (path === operation.path && method === 'PUT'),
    )
    return lawCase({
      operation: operation.id,
      title: `The links of ${operation.id} lead to what they name`,
      verifies: Object.fromEntries(bound.map(({ key, id }) => [key, id])),
      undisturbed: writable,
      requests: 20,
      async steps(stage) {
        const { customer, verify } = stage
        const answers = await examples(stage, operation)
        for (const { key, id, place, relation, leadsTo, mediaType } of bound) {
          const leads = verify[key]
          if (leads === undefined || id === undefined) continue

          const found = answers
            .flatMap((answer) => linksIn(answer, place, relation))
            .slice(0, followed)
          if (found.length === 0)
            leads.undecided(`No answer of this run carries the link ${relation}.`)
          for (const { answer, holder, href } of found) {
            const behind = await customer.visit(answer, href, leadsTo)
            const why = await whyOpen(stage, relation, { behind, answer, holder })
            if (why !== undefined) {
              leads.undecided(why)
              break
            }
            if (!leads(behind).status(200)) continue
            if (mediaType) {
              const kind = mediaType.replace('*', '')
              leads(behind).header('Content-Type', mediaType, (value) =>
                value.toLowerCase().startsWith(kind),
              )
            }
            if (relation !== 'self') continue
            const compared = sameResource(behind, answer, holder, place === 'body')
            if (compared !== undefined) leads(behind).that(compared)
            else leads.undecided('The link does not lead to what its address names.')
          }
        }
      },
    })
  }),
)

/** Links of a relation, with the resource or the item that carries each. */
const linksIn = (answer: Answer, place: 'body' | 'items', relation: string) =>
  (place === 'body' ? [answer.json as Item] : answer.items).flatMap((holder) =>
    hrefsOf(holder, relation).map((href) => ({ answer, holder, href })),
  )

/** Answers that were just given: to a plain request and to those that the suite offers. */
async function examples(stage: LawStage, operation: Operation): Promise<readonly Answer[]> {
  const { order } = await stage.plain(operation)
  const orders = [order, ...((await stage.capability(operation, 'examples')) ?? [])]
  const answers = await Promise.all(orders.map((one) => stage.customer.send(operation.id, one)))
  return answers.filter(({ status }) => status === 200)
}

/** Why the answer behind a link shows nothing about it; undefined if it does. */
async function whyOpen(
  stage: LawStage,
  relation: string,
  { behind, answer, holder }: { behind: Answer; answer: Answer; holder: Item },
): Promise<string | undefined> {
  if (behind.status === 200) return undefined
  if (!(await isTelling(stage, behind)))
    return `What the link ${relation} leads to was answered with ${behind.status}, which shows nothing about the link.`
  if (await isStillThere(stage, answer, holder)) return undefined
  return `What carries the link ${relation} does not exist any more.`
}

/**
 * Where nothing is to be seen behind a link, only 404 and 410 tell that it leads nowhere.
 *
 * @throws Undecided when the operation behind it does not even answer a plain request
 */
async function isTelling(stage: LawStage, { status, exchange }: Answer): Promise<boolean> {
  if (exchange.operation !== undefined) await stage.plain(stage.operation(exchange.operation))
  return status === 404 || status === 410
}

/** Whether what carries a link is still where it was: behind the link of what has gone is nothing. */
async function isStillThere(
  { customer }: LawStage,
  answer: Answer,
  holder: Item,
): Promise<boolean> {
  const again = await customer.follow(answer, answer.url)
  if (again.status !== 200 || holder === answer.json) return again.status === 200
  return again.items.some((item) => identify(item) === identify(holder))
}
