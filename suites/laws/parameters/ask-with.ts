import type {
  Operation,
  RequestInput,
  Parameter,
  ParameterCase,
} from '../../../src/scenario/index.js'

/** The requests of a parameter case: a plain one, but for the parameter in question. */
export function askWith(
  order: RequestInput,
  operation: Operation,
  parameter: Parameter,
  { name, values }: ParameterCase,
): readonly RequestInput[] {
  const plain = rivalsOf(operation, parameter).reduce(without, order)
  if (name === 'missing') return [without(plain, parameter)]
  const own = [plain[parameter.in === 'path' ? 'path' : 'query']?.[parameter.name]].flat()
  const datum = own.join(parameter.separator)
  const usable = datum === '' ? values.filter((value) => !value.includes('{plain}')) : values
  return usable.map((value) => withValue(plain, parameter, value.replaceAll('{plain}', datum)))
}

/** What takes the place of a parameter where one of several is required: beside it, the parameter might not count. */
function rivalsOf(
  { alternatives, parameters }: Operation,
  { name }: Parameter,
): readonly Parameter[] {
  const own = alternatives.filter((set) => set.includes(name)).flat()
  const all = own.length === 0 ? [] : alternatives.flat()
  return parameters.filter((one) => all.includes(one.name) && !own.includes(one.name))
}

function without(order: RequestInput, { name, in: place }: Parameter): RequestInput {
  if (place === 'header') return { ...order, headers: othersThan(name, order) }
  const { [name]: _, ...rest } = order[place] ?? {}
  return { ...order, [place]: rest }
}

function withValue(
  order: RequestInput,
  { name, in: place }: Parameter,
  value: string,
): RequestInput {
  return place === 'header'
    ? { ...order, headers: [...othersThan(name, order), [name, value]] }
    : { ...order, [place]: { ...order[place], [name]: value } }
}

const othersThan = (
  name: string,
  { headers = [] }: RequestInput,
): NonNullable<RequestInput['headers']> =>
  headers.filter(([field]) => field.toLowerCase() !== name.toLowerCase())

/** The parameter that a case is about. */
export const parameterOf = (operation: Operation, { parameter }: ParameterCase): Parameter => {
  const found = operation.parameters.find(({ name }) => name === parameter)
  if (found === undefined) throw new Error(`${operation.id} has no parameter ${parameter}`)
  return found
}
