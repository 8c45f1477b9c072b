import type { Fault } from '../http/fault.js'
import { readBoolean } from '../http/read-boolean.js'
import { readList } from '../http/read-list.js'
import { readDateTime } from './read-date-time.js'

/** What separates the items of a list is not shown, so that either will do. */
const separator = /[,|]/

/** Every fault is malformed: 422 is not among the statuses of the operation. */
const pattern =
  (right: RegExp, detail: string) =>
  (item: string): readonly Fault[] =>
    right.test(item) ? [] : [{ kind: 'pattern', malformed: true, detail }]

const names = readList({
  separator,
  repeatable: true,
  itemFaults: pattern(
    /^(?=.{1,50}$)[A-Za-z_][A-Za-z0-9_$]*([.][A-Za-z_][A-Za-z0-9_$]*){0,2}$/,
    'has an item that is not the name of a group',
  ),
})

/** Query parameters of getResolvedText, but for `format`, whose values change. */
export const resolvedTextParameters = {
  languages: readList({
    separator,
    repeatable: true,
    itemFaults: pattern(
      /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/,
      'has an item that is not a language tag',
    ),
  }),
  groups: names,
  // As the overview of the document spells it.
  group: names,
  subgroups: readBoolean(false),
  since: readDateTime,
  resolve: readBoolean(true),
}
