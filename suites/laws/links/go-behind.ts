import { type Answer, identify, type Item, type LawStage } from '../../../src/scenario/index.js'

/**
 * What is behind a link, and why that shows nothing about it, if it does not. A list may lag behind what it lists:
 * where there is nothing, it is looked at again.
 */
export async function goBehind(
  stage: LawStage,
  relation: string,
  { visit, answer, holder, mediaType }: Carried,
): Promise<Behind> {
  const behind = await visit()
  if (behind.status === 200) return { behind }
  const why = `What the link ${relation} leads to was answered with ${behind.status}, which shows nothing about the link.`
  const isEmptyImage = mediaType !== undefined && behind.status === 204
  if (!isEmptyImage && !(await isTelling(stage, behind))) return { behind, why }
  const look = async () => ({
    isThere: await isStillThere(stage, answer, holder),
    behind: await visit(),
  })
  const seen = await stage.settled(look, (one) => !one.isThere || one.behind.status === 200)
  return seen.isThere
    ? seen
    : { behind, why: `What carries the link ${relation} does not exist any more.`, gone: true }
}

interface Behind {
  readonly behind: Answer
  /** Why it shows nothing about the link. */
  readonly why?: string
  /** What carried the link does not exist any more: another one may tell. */
  readonly gone?: true
}

/** A link, and the resource or the item that carries it. */
interface Carried {
  readonly visit: () => Promise<Answer>
  readonly answer: Answer
  readonly holder: Item
  /** Of what the link leads to, where it is no document: it has content. */
  readonly mediaType?: string
}

/** What tells that a link leads nowhere, or to a request that is not in order: it is followed as it was given. */
const leadsAstray: readonly number[] = [400, 404, 410, 422]

/**
 * Whether what was answered behind a link tells of the link.
 *
 * @throws Undecided when the operation behind it does not even answer a plain request
 */
async function isTelling(stage: LawStage, { status, exchange }: Answer): Promise<boolean> {
  if (exchange.operation !== undefined) {
    const { needed = [] } = await stage.plain(stage.operation(exchange.operation))
    const asked = new URL(exchange.request.url).searchParams
    // What a request has to have that the documents do not show, a link to all there is may lack.
    if (needed.some((name) => !asked.has(name))) return false
  }
  return leadsAstray.includes(status)
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
