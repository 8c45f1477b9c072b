/** Id of the requirement that a member is there. */
export const presentIn = (name: string, schema: string, member: string): string =>
  `${name}.${schema}.${member}.present`
