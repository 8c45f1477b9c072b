/** Where an instance of a schema has something, as it goes after its name. */
export const toldWhere = { lists: ' in a list', alone: ' by itself', both: '' } as const
