import type { ErrorObject } from 'ajv/dist/2020.js'

/** What a validator says of a value, in words for a reader. */
export interface TellingError {
  readonly instancePath: string
  readonly message: string
}

/**
 * Of the errors of a validator those that tell what to change. Where a value fits none of several alternatives, that is
 * what the nearest of them lacks; what the others would have had is left out.
 */
export function tellingErrors(errors: readonly ErrorObject[]): readonly TellingError[] {
  const plain = errors.filter(
    ({ schemaPath, keyword }) =>
      !isWithinChoice(schemaPath) && keyword !== 'if' && keyword !== '$ref',
  )
  return (plain.length > 0 ? plain : errors).flatMap((error) => told(error, errors))
}

/** Whether it is what one of several alternatives demands. */
export const isWithinChoice = (schemaPath: string): boolean =>
  /\/(?:anyOf|oneOf)\/\d/.test(schemaPath)

function told(error: ErrorObject, errors: readonly ErrorObject[]): readonly TellingError[] {
  const { instancePath, keyword, message = 'is wrong', schemaPath } = error
  const alternatives = isChoice(keyword) ? alternativesOf(schemaPath, errors) : []
  if (alternatives.length < 2) return [{ instancePath, message }]
  const nearest = alternatives.toSorted((one, other) => distance(one) - distance(other))
  const [first = [], second = []] = nearest
  // Where two are equally near, neither is more likely to be meant.
  if (distance(first) === distance(second))
    return [{ instancePath, message: `fits none of ${alternatives.length} alternatives` }]
  return tellingErrors(first).map((one) => ({
    instancePath: one.instancePath,
    message: `${one.message} (to fit the nearest of ${alternatives.length} alternatives)`,
  }))
}

const isChoice = (keyword: string): boolean => keyword === 'anyOf' || keyword === 'oneOf'

/** What each alternative of a choice has against the value, its place in the schema made that of a root. */
function alternativesOf(
  schemaPath: string,
  errors: readonly ErrorObject[],
): readonly (readonly ErrorObject[])[] {
  const found = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    if (!error.schemaPath.startsWith(`${schemaPath}/`)) continue
    const rest = error.schemaPath.slice(schemaPath.length + 1)
    const [index = ''] = rest.split('/', 1)
    const own = { ...error, schemaPath: `#${rest.slice(index.length)}` }
    found.set(index, [...(found.get(index) ?? []), own])
  }
  return [...found.values()]
}

/** Another kind of value, or another value of what tells alternatives apart, is far away. */
function distance(errors: readonly ErrorObject[]): number {
  return errors
    .filter(({ schemaPath }) => !isWithinChoice(schemaPath))
    .reduce((sum, { keyword, schemaPath }) => {
      if (keyword === 'const' || keyword === 'enum' || schemaPath === '#/type') return sum + 100
      return sum + (keyword === 'required' ? 2 : 1)
    }, 0)
}

/** The members of which a value has to have one, where each alternative of a choice demands just one member. */
export function lackedByEach(
  { schemaPath, instancePath }: ErrorObject,
  errors: readonly ErrorObject[],
): readonly string[] | undefined {
  const here = errors.filter((error) => error.instancePath === instancePath)
  const alternatives = alternativesOf(schemaPath, here)
  const members = alternatives.map(([first, ...others]) =>
    first?.keyword === 'required' && others.length === 0
      ? String(first.params['missingProperty'])
      : '',
  )
  return members.length > 1 && !members.includes('') ? members : undefined
}
