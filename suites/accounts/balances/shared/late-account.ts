/**
 * An account whose balance is not there at first, to ask for beside others.
 *
 * @returns one identifier; none where the profile names none
 */
export const lateAccount = async (fixtures: {
  allNamed(name: 'incompleteAtFirst'): Promise<readonly string[]>
}): Promise<readonly string[]> => (await fixtures.allNamed('incompleteAtFirst')).slice(0, 1)
