import {
  type Item,
  matchesFilter,
  type Operation,
  type Parameter,
} from '../../../src/scenario/index.js'
import { valuesOf } from '../shared/values-of.js'

/** A filter and the values that are asked for. */
export interface Chosen {
  readonly parameter: Parameter
  readonly values: readonly string[]
}

/** Values of several filters that are asked for at once. */
export type Choice = readonly Chosen[]

/** How many choices are looked at for one set of filters. */
const mostTried = 400
/** How many of them are asked for that have one value of each filter, and how many that have more. */
const [mostSingle, mostSeveral] = [8, 2]
/** Items that are looked at to find choices, and kinds of them: a target may show as many as it likes. */
const [mostLookedAt, mostKinds] = [2000, 60]

/**
 * Choices of each set of two filters or more. A service that overlooks one of the filters of such a choice, or one of its
 * values, answers with other items.
 */
export const choicesFor = (
  narrowing: Operation['parameters'],
  items: readonly Item[],
  random: (n: number) => number,
): readonly Choice[] => {
  const kinds = kindsOf(narrowing, items.slice(0, mostLookedAt))
  return setsOf(narrowing)
    .filter((set) => set.length > 1)
    .flatMap((set) => {
      const single = tellingChoices(set, kinds, singleValues, random)
      const several = tellingChoices(set, kinds, severalValues, random).filter((choice) =>
        choice.some(({ values }) => values.length > 1),
      )
      return [...covering(single, kinds, mostSingle), ...covering(several, kinds, mostSeveral)]
    })
}

/** One item of each kind: those that no filter tells apart show the same. */
function kindsOf(narrowing: Operation['parameters'], items: readonly Item[]): readonly Item[] {
  const values = narrowing.map((parameter) => ({ parameter, all: valuesOf(parameter, items) }))
  const kinds = new Map<string, Item>()
  for (const item of items) {
    const kind = values
      .flatMap(({ parameter, all }) => all.map((value) => matchesFilter(item, parameter, [value])))
      .join()
    if (!kinds.has(kind)) kinds.set(kind, item)
    if (kinds.size === mostKinds) break
  }
  return [...kinds.values()]
}

/** Whether an item matches all of a choice; undefined where it cannot be decided. */
export function matchesAll(item: Item, choice: Choice): boolean | undefined {
  const verdicts = choice.map(({ parameter, values }) => matchesFilter(item, parameter, values))
  if (verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : true
}

const setsOf = <T>([first, ...others]: readonly T[]): readonly (readonly T[])[] =>
  first === undefined ? [[]] : setsOf(others).flatMap((set) => [[first, ...set], set])

/** In an order that is drawn, so that each run may ask for others. */
function tellingChoices(
  set: readonly Parameter[],
  items: readonly Item[],
  valueSets: typeof singleValues,
  random: (n: number) => number,
): readonly Choice[] {
  const product = set.reduce<readonly Choice[]>(
    (choices, parameter) =>
      choices.flatMap((choice) =>
        valueSets(parameter, items).map((values) => [...choice, { parameter, values }]),
      ),
    [[]],
  )
  const order = product.map((_choice, at) => at)
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  return order
    .slice(0, mostTried)
    .map((at) => product[at] ?? [])
    .filter((choice) => tells(choice, items))
}

type ValueSets = readonly (readonly string[])[]

/** Each value by itself. */
const singleValues = (parameter: Parameter, items: readonly Item[]): ValueSets =>
  valuesOf(parameter, items).map((value) => [value])

/** Two values where several may be given, and one otherwise. */
function severalValues(parameter: Parameter, items: readonly Item[]): ValueSets {
  if (parameter.schema['type'] !== 'array') return singleValues(parameter, items)
  const values = valuesOf(parameter, items)
  return values.flatMap((one, at) => values.slice(at + 1).map((other) => [one, other]))
}

/** Whether no filter of a choice, and no value of a filter, can be overlooked without its being seen. */
const tells = (choice: Choice, items: readonly Item[]): boolean =>
  choice.every(({ parameter, values }, at) => {
    const without =
      values.length > 1 ? values.map((value) => values.filter((v) => v !== value)) : [[]]
    return without.every((left) => {
      const other = choice.flatMap((one, index) =>
        index !== at ? [one] : left.length === 0 ? [] : [{ parameter, values: left }],
      )
      return items.some((item) => {
        const [due, seen] = [matchesAll(item, choice), matchesAll(item, other)]
        return due !== undefined && seen !== undefined && due !== seen
      })
    })
  })

/** Some of the choices: such that bring the most values that were not asked for yet, and those first that items match. */
function covering(
  choices: readonly Choice[],
  items: readonly Item[],
  most: number,
): readonly Choice[] {
  const asked: Choice[] = []
  const known = new Set<string>()
  const keysOf = (choice: Choice): readonly string[] =>
    choice.map(({ parameter, values }) => `${parameter.name} ${values.join()}`)
  const newsOf = (choice: Choice): number => keysOf(choice).filter((key) => !known.has(key)).length
  const isMet = (choice: Choice): boolean => items.some((item) => matchesAll(item, choice) === true)
  const inOrder = choices.toSorted((one, other) => Number(isMet(other)) - Number(isMet(one)))
  while (asked.length < most) {
    const next = inOrder.reduce<Choice | undefined>(
      (best, one) => (newsOf(one) > (best === undefined ? 0 : newsOf(best)) ? one : best),
      undefined,
    )
    if (next === undefined) break
    asked.push(next)
    for (const key of keysOf(next)) known.add(key)
  }
  return asked
}
