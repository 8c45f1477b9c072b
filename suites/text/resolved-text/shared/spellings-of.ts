/** What may separate the names of a list, which is not shown; else the parameter is repeated. */
const separators = [',', '|', ' ', ';']

/** The same list of groups in each form that a target may take. */
export const spellingsOf = (names: readonly string[]): readonly (readonly string[])[] => [
  ...separators.map((one) => [names.join(one)]),
  names,
]
