import type { Operation, Order, Parameter, ParameterCase, Stage } from '../../src/scenario/index.js'

/** The requests of a parameter case: a plain one, but for the parameter in question. */
export async function askWith(
  plain: Order,
  parameter: Parameter,
  { name, values, usesFixture }: ParameterCase,
  fixtures: Stage['fixtures'],
): Promise<readonly Order[]> {
  const where = parameter.in === 'path' ? 'path' : 'query'
  if (name === 'missing') {
    const { [parameter.name]: _, ...rest } = plain[where] ?? {}
    return [{ ...plain, [where]: rest }]
  }
  const datum = usesFixture ? String(await fixtures[parameter.fixture ?? '']?.()) : ''
  return values.map((value) => ({
    ...plain,
    [where]: { ...plain[where], [parameter.name]: value.replaceAll('{fixture}', datum) },
  }))
}

/** The parameter that a case is about. */
export const parameterOf = (operation: Operation, { parameter }: ParameterCase): Parameter => {
  const found = operation.parameters.find(({ name }) => name === parameter)
  if (found === undefined) throw new Error(`${operation.id} has no parameter ${parameter}`)
  return found
}
