import type { Answer, Sender, Verification, Walk } from '../../../src/scenario/index.js'
import type { Narrowing } from './narrowing-of.js'
import { refusals } from './refusals.js'

interface Lost {
  readonly sender: Sender
  readonly narrowing: Narrowing
  readonly end: Extract<Walk['end'], { kind: 'broken' }>
  /** The first two pages without the filter. */
  readonly unfiltered: () => Promise<Pick<Walk, 'pages'>>
  /** How the list ends that is requested again. */
  readonly readToEnd: () => Promise<Walk['end']>
}

/**
 * A next page that was refused is refused again: a page may be lost once, as the list goes on under it. That its address
 * needs no more than the filter shows that the filter is what it lost, even if another address has it.
 */
export async function judgeLost(
  verify: Verification,
  { sender, narrowing, end, unfiltered, readToEnd }: Lost,
): Promise<void> {
  // A next page that comes without a filter and is refused with one has lost the filter.
  const { pages } = await unfiltered()
  if (pages.length < 2 || !refusals.includes(end.at.status))
    return verify.undecided(
      `The next page of the list with ${narrowing.name} was answered with ${end.at.status}.`,
      { remedy: 'let each page of the list be answered with 200' },
    )
  const lost = await lostFilter(sender, narrowing, end)
  if (lost !== undefined) return void verify(lost.still, lost.whole).statusIsNot(...refusals)
  let isLost = true
  await verify.confirmed(async (compare) => {
    const again = await readToEnd()
    isLost = again.kind === 'broken'
    if (again.kind === 'broken') compare(again.at).statusIsNot(...refusals)
  })
  if (!isLost)
    verify.undecided('A page was missing, and was there when the list was requested again.', {
      remedy: 'run again while nothing changes the list',
    })
}

/** A next page that is refused by its address, and with the whole filter is not. */
export async function lostFilter(
  sender: Sender,
  { name, value }: Pick<Narrowing, 'name' | 'value'>,
  end: Walk['end'],
): Promise<{ readonly still: Answer; readonly whole: Answer } | undefined> {
  if (end.kind !== 'broken' || end.after === undefined) return undefined
  const repaired = new URL(end.at.url)
  if (repaired.searchParams.get(name) === value) return undefined
  repaired.searchParams.set(name, value)
  const whole = await sender.follow(end.at, repaired.href)
  const still = await sender.follow(end.at, end.at.url)
  return whole.status === 200 && refusals.includes(still.status) ? { still, whole } : undefined
}
