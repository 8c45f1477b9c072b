import { type Document, isNode, isSeq, parseDocument, YAMLSeq } from 'yaml'
import type { Baseline } from './baseline.js'

/** Above the list of a file that was not there before. */
const heading =
  ' Failures that are known, each with its reason. Any other failure is new; an entry that passes must go.'

/** What stands in a new entry until its reason is written. */
const unexplained = 'to be explained'

/**
 * A baseline written anew: entries that go are gone with their comments, entries that stay are as they
 * were, and what failed without being known comes last.
 *
 * @param goes whether the entry of a requirement is to be taken out
 * @param failed requirements that failed and are not listed
 * @returns the text of the file, which is as before when nothing changes
 */
export function updateBaseline(
  { text, known }: Baseline,
  goes: (requirement: string) => boolean,
  failed: readonly string[],
): string {
  if (text !== '' && failed.length === 0 && !known.some((one) => goes(one.requirement))) return text
  const document: Document = parseDocument(text)
  if (document.contents === null) {
    document.contents = document.createNode({ known: [] })
    if (text === '') document.commentBefore = heading
  }
  const found = document.get('known')
  const list = isSeq(found) ? found : new YAMLSeq()
  const [first] = list.items
  // What stands above the first entry is taken for a comment on the whole list.
  if (isNode(first) && list.commentBefore) {
    first.commentBefore = list.commentBefore
    list.commentBefore = null
  }
  // Loading has checked that there is one item for each entry, in this order.
  list.items = list.items.filter((_, at) => !goes(known[at]?.requirement ?? ''))
  if (isNode(list.items[0])) list.items[0].spaceBefore = false
  for (const requirement of failed)
    list.add(document.createNode({ requirement, because: unexplained }))
  // An empty list in brackets would draw all new entries into one line.
  list.flow = list.items.length === 0
  document.set('known', list)
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}
