import { type Verify, type Walk, whyPartial } from '../../../src/scenario/index.js'
import type { NarrowedList } from './narrow-lists.js'

/** Whether a list was read to its end. */
export const isComplete = ({ list }: { readonly list: Walk }): boolean =>
  list.end.kind === 'complete'

/** The parameter that narrows the list, and what to add to the list. */
interface Wanting {
  readonly name: string
  more(which: string): { readonly remedy: string }
}

/** Says what could not be decided: nothing was to be kept or left out, or no narrowed list was read to its end. */
export function leaveOpen(
  { matching, complete }: Verify<'matching' | 'complete'>,
  lists: readonly NarrowedList[],
  { name, more }: Wanting,
): void {
  if (!lists.some(({ tells }) => tells))
    matching.undecided(
      `No value of ${name} was answered with an item that shows it.`,
      more(`one that ${name} selects`),
    )
  // Where every item matches every value, a service that overlooks the parameter is right by chance.
  else if (!lists.some(({ leavesOut }) => leavesOut))
    matching.undecided(
      `Every item of the list matches: with ${name} there is nothing to leave out.`,
      more(`one that ${name} leaves out`),
    )
  const telling = lists.filter(({ expected }) => expected.length > 0)
  const [partial] = telling
  if (partial === undefined)
    complete.undecided(
      `The list holds no item that ${name} would select.`,
      more(`one that ${name} selects`),
    )
  else if (!telling.some(isComplete)) {
    const { because, remedy } = whyPartial(partial.list) ?? {
      because: 'The list changed while it was read.',
    }
    complete.undecided(because, { remedy })
  } else if (telling.every(({ due }) => due.length === 0))
    complete.undecided('No item that it selects stayed while the list was read.', {
      remedy: 'run again while nothing changes the list',
    })
}
